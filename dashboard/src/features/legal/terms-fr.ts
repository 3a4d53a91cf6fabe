import type { Clause } from './legal-page';

/** The terms in French, clause by clause as the English has them. */
export const TERMS_FR: readonly Clause[] = [
  {
    title: 'Acceptation',
    text: [
      'En créant un compte, ou en textant à notre numéro pour noter un repas ou un exercice, vous acceptez ces conditions et la politique de confidentialité. Si vous ne les acceptez pas, veuillez ne pas utiliser le service.',
      'Le service s’adresse aux personnes aux États-Unis et au Canada qui y ont un numéro de téléphone. Il n’est pas offert aux enfants de moins de 13 ans.',
    ],
  },
  {
    title: 'Le service',
    text: [
      'Mealtext tient le journal des repas et des entraînements que vous envoyez par texto ou au tableau de bord, estime les calories et les nutriments, les compare aux objectifs que vous fixez et, si votre forfait le comprend, envoie des rappels et des bilans.',
      'Les chiffres sont des estimations tirées de tables publiques d’aliments, de ce que vous nous dites et, dans certains cas, d’une analyse automatisée. Ils peuvent être faux. Chaque entrée peut être corrigée ou supprimée.',
      'Il y a un forfait gratuit et des forfaits payants. Ce que chacun comprend, et ce qu’il coûte, est montré avant que vous payiez. Un forfait payant se renouvelle jusqu’à son annulation; un forfait annulé reste en vigueur jusqu’à la fin de la période déjà payée.',
    ],
  },
  {
    title: 'Comptes',
    text: [
      'Vous vous connectez avec votre numéro de téléphone et un code que nous vous textons. Gardez votre téléphone et vos codes pour vous; nous ne demandons jamais un code par texto ou par appel.',
      'Vous êtes responsable de ce qui est fait avec votre compte. Dites-le-nous si vous pensez que quelqu’un d’autre l’utilise.',
    ],
  },
  {
    title: 'Consentement aux textos',
    text: [
      'En nous donnant votre numéro, vous acceptez de recevoir des codes de connexion et des réponses à ce que vous nous textez. Les rappels et les bilans du jour ne sont envoyés que si vous les activez. La fréquence des messages varie selon votre usage. Des frais de messagerie et de données peuvent s’appliquer.',
      'Vous pouvez vous désabonner en tout temps en répondant STOP ou ARRET, ou en changeant vos préférences à l’écran des rappels. Répondez AIDE pour de l’aide et START pour vous réabonner. Accepter les rappels n’est pas une condition pour utiliser le service.',
      'Les opérateurs ne sont pas responsables des messages retardés ou non livrés.',
    ],
  },
  {
    title: 'Vos données',
    text: [
      'Ce que vous notez est à vous. Vous pouvez tout exporter et supprimer votre compte à l’écran des paramètres. Vous nous permettez de le conserver et de le traiter pour fournir le service, comme le décrit la politique de confidentialité.',
    ],
  },
  {
    title: 'Usage raisonnable et fin du service',
    text: [
      'N’utilisez pas le service pour enfreindre la loi, nuire à d’autres, accéder à des comptes qui ne sont pas les vôtres ou le surcharger.',
      'Vous pouvez cesser en tout temps en supprimant votre compte. Nous pouvons suspendre ou fermer un compte qui enfreint ces conditions, avec un avis lorsque c’est possible.',
    ],
  },
  {
    title: 'Limites de responsabilité',
    text: [
      'Le service est fourni tel quel, sans garantie d’aucune sorte, dans la mesure permise par la loi. Nous ne répondons pas des dommages indirects, ni des décisions prises sur la base d’estimations. Rien ici ne limite une responsabilité que la loi ne permet pas de limiter.',
    ],
  },
  {
    title: 'Avis médical',
    text: [
      'Mealtext n’est pas un appareil médical et ne donne pas d’avis médical. Il ne diagnostique, ne traite et ne prévient aucune maladie. Parlez à un médecin ou à une diététiste avant de changer votre alimentation ou votre entraînement, surtout si vous êtes enceinte, si vous avez une maladie comme le diabète, ou si vous avez ou avez eu un trouble alimentaire.',
      'En cas d’urgence, appelez le 911. En cas de crise aux États-Unis ou au Canada, vous pouvez appeler ou texter le 988.',
    ],
  },
  {
    title: 'Changements',
    text: [
      'Nous pouvons changer ces conditions. La date en haut dit quand elles ont changé pour la dernière fois, et nous vous le disons par texto ou au tableau de bord avant qu’un changement important prenne effet.',
    ],
  },
  {
    title: 'Nous joindre',
    text: [
      'Des questions sur ces conditions : utilisez « Envoyer un commentaire » à l’écran du compte, ou répondez AIDE à l’un de nos textos.',
    ],
  },
];
