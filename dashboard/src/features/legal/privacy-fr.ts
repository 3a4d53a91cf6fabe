import type { Clause } from './legal-page';

/** The policy in French, clause by clause as the English has it. */
export const PRIVACY_FR: readonly Clause[] = [
  {
    title: 'Ce que nous recueillons',
    text: [
      [
        'Votre nom, tel que vous nous le donnez.',
        'Votre numéro de téléphone.',
        'Les données d’inscription : quand vous vous êtes inscrit, votre fuseau horaire, votre forfait et le consentement que vous avez donné.',
        'Les repas et leur valeur nutritive, les entraînements, les objectifs et les heures de rappel.',
        'Les données d’usage : quels écrans sont ouverts et quelles étapes sont terminées. Les numéros de téléphone sont masqués avant qu’un tel événement quitte votre navigateur.',
        'Les données d’appareil : le type de navigateur et l’adresse, comme tout site les reçoit.',
        'Les messages : les textos que vous nous envoyez et ceux que nous vous envoyons.',
      ],
    ],
  },
  {
    title: 'À quoi nous l’utilisons',
    text: [
      [
        'Pour tenir votre journal, répondre à vos textos et montrer votre tableau de bord.',
        'Pour envoyer les rappels et les bilans que vous avez activés.',
        'Pour traiter le paiement des forfaits. Les données de carte vont au fournisseur de paiement, jamais à nous.',
        'Pour protéger les comptes, trouver les défauts et améliorer le service.',
      ],
      'Quand des modèles de langage automatisés servent à comprendre un texto, ils reçoivent le texto lui-même, sans votre nom ni votre numéro. Quand un tel modèle regarde une photo que vous avez envoyée, il la reçoit sans ce que votre téléphone y a inscrit (lieu, heure, appareil).',
    ],
  },
  {
    title: 'Consentement aux textos',
    text: [
      'Nous vous textons des codes de connexion et des réponses. Les rappels et les bilans ne viennent que si vous les activez. Répondez STOP ou ARRET pour vous désabonner en tout temps. Votre numéro et votre consentement aux textos ne sont jamais vendus ni transmis à des tiers pour leur marketing.',
    ],
  },
  {
    title: 'Partage',
    text: [
      'Nous ne vendons pas vos données. Nous ne les partageons qu’avec les entreprises qui travaillent pour nous (messagerie, hébergement, paiement, modèles de langage), autant qu’il le faut pour ce travail, et avec les autorités là où la loi l’exige.',
    ],
  },
  {
    title: 'Sécurité',
    text: [
      'Les connexions sont chiffrées, l’accès est limité et consigné, et les codes de connexion servent une seule fois, pendant dix minutes. Aucun système n’est parfaitement sûr; si quelque chose qui vous concerne arrive, nous vous le disons.',
    ],
  },
  {
    title: 'Vos droits',
    text: [
      'Vous pouvez voir et corriger vos données au tableau de bord, tout exporter en JSON ou en CSV et supprimer votre compte, à l’écran des paramètres. La suppression efface vos données; il reste une marque illisible de votre numéro qui maintient un désabonnement, et les registres que la loi nous oblige à garder.',
      'Selon l’endroit où vous vivez, vous pouvez avoir d’autres droits, comme celui de vous opposer ou de porter plainte à une autorité. Nous traitons tout le monde de la même façon quand ces droits sont exercés.',
    ],
  },
  {
    title: 'Enfants',
    text: [
      'Le service n’est pas offert aux enfants de moins de 13 ans, et nous ne recueillons pas sciemment leurs données. Si nous apprenons l’existence d’un tel compte, il est supprimé.',
    ],
  },
  {
    title: 'Changements',
    text: [
      'La date en haut dit quand cette politique a changé pour la dernière fois. Nous vous le disons avant qu’un changement important prenne effet.',
    ],
  },
  {
    title: 'Nous joindre',
    text: [
      'Des questions sur la confidentialité : utilisez « Envoyer un commentaire » à l’écran du compte, ou répondez AIDE à l’un de nos textos.',
    ],
  },
];
