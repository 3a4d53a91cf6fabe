import type { SafetyTopic } from '../../intents/intent.js';
import type { SenseTopic } from '../../safety/classes.js';
import type { service as English } from '../en/service.js';

const USAGE: Readonly<Record<string, string>> = {
  breakfast: 'Usage: /breakfast [aliment], ex.: /breakfast 2 oeufs et une toast',
  lunch: 'Usage: /lunch [aliment], ex.: /lunch sandwich à la dinde',
  dinner: 'Usage: /dinner [aliment], ex.: /dinner poulet et riz',
  snack: 'Usage: /snack [aliment], ex.: /snack pomme',
  goal: 'Usage: /goal calories|protein|carbs|fat|sugar [nombre], ex.: /goal protein 120',
  workout: 'Usage: /workout [activité] [minutes] [calories], ex.: /workout course 30 300',
  delete: "Usage: /delete [numéro], ex.: /delete 17. /delete seul montre la liste d'aujourd'hui.",
  help: 'Je connais /breakfast /lunch /dinner /snack [aliment], /goal, /workout, /summary, /delete et /help. Ou dis simplement ce que tu as mangé.',
};

export const service: typeof English = {
  help: 'Écris ce que tu manges ou fais: "2 oeufs et une toast", "couru 30 min". Corriger: "en fait 3", "annule". /breakfast /lunch /dinner /snack [aliment], /goal protein 120, /workout course 30 300, /summary, /delete 17.',
  usage: (command) => USAGE[command] ?? USAGE['help']!,
  complianceHelp: (support) =>
    `Mealtext: noter repas et activité par texto. Aide: ${support}. Fréquence variable. Des frais de messagerie peuvent s'appliquer. Réponds ARRET pour ne plus rien recevoir.`,
  optedOut: 'Mealtext: tu es désabonné et ne recevras plus de textos. Écris START pour revenir.',
  optedOutPlanStays: (link) =>
    `Mealtext: tu ne recevras plus de textos. Ton forfait payant reste inchangé; annule-le à ${link} Écris START pour revenir.`,
  optedIn:
    "Mealtext: tu es réabonné. Écris ce que tu manges. Des frais peuvent s'appliquer. AIDE pour de l'aide, ARRET pour ne plus rien recevoir.",
  signup: (link) =>
    `Ici Mealtext, un journal alimentaire par texto. Ce numéro n'est pas inscrit: ${link} Réponds ARRET pour ne plus rien recevoir.`,
  welcomeFirst: (name) =>
    `Bienvenue à Mealtext${name ? `, ${name}` : ''}! Écris ce que tu manges, ex.: "2 oeufs et une toast". Réponses et rappels choisis. Des frais peuvent s'appliquer. AIDE pour de l'aide, ARRET pour ne plus rien recevoir.`,
  identify: (link) => `Ici Mealtext, un journal alimentaire automatisé: ${link} Réponds ARRET pour ne plus rien recevoir.`,
  wrongNumber: 'Désolé. Ici Mealtext, un journal alimentaire par texto. Réponds ARRET et ce numéro ne recevra plus rien.',
  handoff: "J'ai prévenu notre équipe. Quelqu'un te répondra ici; tu peux continuer à noter.",
  handedBack: "Une personne t'a répondu; Mealtext répond de nouveau tout seul. Dis simplement ce que tu manges.",
  phoneChange: (link, support) =>
    `Un nouveau numéro doit d'abord être vérifié par un code: connecte-toi à ${link} ou écris à ${support}. Rien n'a été changé.`,
  phoneLeft: (ending, support) =>
    `Mealtext: ton compte est passé au numéro finissant par ${ending}. Celui-ci n'en recevra plus rien. Pas toi? Écris vite à ${support}.`,
  phoneCame: (support) =>
    `Mealtext: ton compte est maintenant sur ce numéro; écris d'ici. Pas toi? Écris à ${support}. AIDE pour de l'aide, ARRET pour ne plus rien recevoir.`,
  passwordChanged: (support) =>
    `Mealtext: ton mot de passe a été changé et tes autres appareils déconnectés. Pas toi? Écris vite à ${support}.`,
  mealLimit: (what, limit, link) =>
    `Pas noté: ${what}. Le forfait Free a ${limit} repas par jour; cela reprend à minuit.${link ? ` Sans limite avec Plus: ${link}` : ''}`,
  workoutsNeedPlan: (link) => `Pas noté: les entraînements demandent Plus ou Pro.${link ? ` ${link}` : ''}`,
  workoutLimit: (limit, link) =>
    `Pas noté. Plus: maximum de ${limit} entraînement par jour atteint.${link ? ` Sans limite avec Pro: ${link}` : ''}`,
  textLimit: (limit, link) =>
    `C'était plus que les ${limit} textos par jour de ton forfait, donc je n'ai rien fait. Cela reprend à minuit.${link ? ` Plus: ${link}` : ''}`,
  ratingNeedsPlan: (link) => `Les notes de santé sont réservées aux abonnés Pro${link ? `: ${link}` : '.'}`,
  historyNeedsPlan: (link) => `Les jours passés et les bilans de semaine viennent avec Plus et Pro${link ? `: ${link}` : '.'}`,
  macrosNeedPlan: (link) => `Les jours passés montrent les calories avec Plus; les macros viennent avec Pro${link ? `: ${link}` : '.'}`,
  safety: (topic, country) => {
    const eating = country === 'CA' ? 'appelle ANEB 1-800-630-0907' : 'appelle ANAD 1-888-375-7767';
    const texts: Record<SafetyTopic, string> = {
      crisis:
        "Merci de l'avoir écrit. Tu n'es pas seul: appelle ou texte le 988 à toute heure, gratuitement. Si tu es en danger maintenant, appelle le 911. Une personne de notre équipe le verra aussi.",
      'eating-disorder': `Cela semble difficile, et ce n'est pas ta faute. Je ne suis qu'un journal alimentaire, mais des gens comprennent et aident: ${eating}, ou le 988. Rien n'a été changé dans ton journal.`,
      emergency:
        "Appelle le 911 maintenant. Je ne suis qu'un journal alimentaire et ne peux pas aider en urgence. N'attends pas de réponse ici.",
      age: "Mealtext n'est pas offert aux enfants de moins de 13 ans. Parle de nourriture et de santé à un parent ou à un adulte de confiance. Notre équipe regardera ce compte.",
      medical:
        "Je ne peux pas conseiller sur les médicaments, les doses, la grossesse ou une maladie: demande à ton médecin ou pharmacien. Ceci n'est pas un avis médical.",
    };
    return texts[topic];
  },
  safetyNote: (topic, country) => {
    const texts: Record<SenseTopic, string> = {
      crisis: "Si ça ne va pas, tu n'es pas seul: appelle ou texte le 988, à toute heure, gratuitement.",
      'eating-disorder': `Si manger pèse sur toi, des gens comprennent: ${country === 'CA' ? 'ANEB 1-800-630-0907' : 'ANAD 1-888-375-7767'}.`,
      emergency: "Si c'est une urgence, appelle le 911 maintenant.",
      medical: 'Pour un médicament ou une maladie, demande à ton médecin ou pharmacien.',
      age: 'Mealtext est pour les 13 ans et plus.',
      'opt-out': 'Arrêter tous les textos? Réponds ARRET',
    };
    return texts[topic];
  },
  welcome: 'De rien.',
  greeting: (name) => `Bonjour${name ? ` ${name}` : ''}! Écris ce que tu as mangé ou ton entraînement.`,
  alreadyLogged: "D'accord, alors rien de plus n'a été noté.",
  kind: "Je t'entends, et je suis désolé que ce soit ainsi. Un repas ou un jour ne dit rien de ta valeur. Si ça pèse, en parler aide: le 988, à toute heure.",
  calm: 'Désolé que cela se passe mal. Dis-moi quoi corriger, ou écris "parler à une personne" et notre équipe prendra le relais.',
  onlyYourOwn: 'Je ne peux montrer que ton propre journal.',
  noMeter: 'Je ne garde pas les mesures du corps, comme la glycémie ou la tension, et ne peux pas les juger: ton équipe de soins le peut.',
  noCards: "N'envoie pas de numéros de carte par texto. Rien n'a été débité. On paie seulement sur notre site.",
  noPhotos: 'Je ne vois pas encore les photos. Écris ce que c\'est, ex.: "sandwich à la dinde et pomme".',
  photosSeen: "Oui: envoie la photo d'un repas ou d'une étiquette nutritionnelle. Je dis ce que j'y vois et le note quand tu le veux.",
  photoTrouble: {
    'not-now': 'Je n\'ai pas pu voir ta photo cette fois. Écris ce que c\'est, ex.: "sandwich à la dinde et pomme".',
    unclear: 'Je ne vois pas d\'aliment sur ta photo. Écris ce que c\'est, ex.: "sandwich à la dinde et pomme".',
    unusable: "Je n'ai pas pu ouvrir cette image. Envoie une photo (JPEG, PNG ou WebP, 5 Mo au plus) ou écris ce que c'est.",
  },
  seenOnPhoto: (items, calories) =>
    `D'après ta photo, estimé: ${items}: environ ${calories} cal. Pas encore noté. Écris OUI pour le noter, combien tu en as pris (ex.: "la moitié") ou ce que c'était.`,
  onlyFirstPhoto: "Je n'ai regardé que la première de tes photos.",
  noMedia: 'Je ne lis que du texte. Écris ce que tu as mangé ou fait.',
  codeGoesInBrowser: 'On dirait un code de connexion: tape-le dans le navigateur, et ne le donne à personne.',
  cannotOpenLink: 'Je ne peux pas ouvrir de liens. Quel aliment était-ce, et combien?',
  languagesWeKnow: "Je lis l'anglais, le français et l'espagnol. Écris ton repas dans l'une de ces langues.",
  notHandled: "Désolé, je n'ai pas pu traiter ton dernier texto et rien n'a été noté. Dis-le autrement, s'il te plaît.",
  notUnderstood: (words) =>
    `Je n'ai pas pu tirer un repas ou un entraînement de "${words}". Essaie ex.: "2 oeufs et une toast". /help en dit plus.`,
  savedForLater: "Je n'ai pas pu lire cela maintenant. Tes mots sont gardés; je réessaie bientôt et le note à son heure.",
};
