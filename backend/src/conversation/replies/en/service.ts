import type { SafetyTopic } from '../../intents/intent.js';
import type { SenseTopic } from '../../safety/classes.js';

const USAGE: Readonly<Record<string, string>> = {
  breakfast: 'Usage: /breakfast [food], e.g. /breakfast 2 eggs and toast',
  lunch: 'Usage: /lunch [food], e.g. /lunch turkey sandwich',
  dinner: 'Usage: /dinner [food], e.g. /dinner chicken and rice',
  snack: 'Usage: /snack [food], e.g. /snack apple',
  goal: 'Usage: /goal calories|protein|carbs|fat|sugar [number], e.g. /goal protein 120',
  workout: 'Usage: /workout [activity] [minutes] [calories], e.g. /workout running 30 300',
  delete: 'Usage: /delete [number], e.g. /delete 17. /delete alone lists today.',
  help: 'I know /breakfast /lunch /dinner /snack [food], /goal, /workout, /summary, /delete and /help. Or just say what you ate.',
};

/** Consent, limits, safety and small talk. Never invites a reply that is a carrier keyword. */
export const service = {
  help: 'Text what you ate or did: "2 eggs and toast", "ran 30 min". Fix: "actually 3", "undo". /breakfast /lunch /dinner /snack [food], /goal protein 120, /workout run 30 300, /summary, /delete 17. Ask "what\'s left?"',
  usage: (command: string): string => USAGE[command] ?? USAGE['help']!,
  complianceHelp: (support: string): string =>
    `Mealtext: track meals and workouts by text. Help: ${support}. Msg frequency varies. Msg & data rates may apply. Reply STOP to opt out. /help lists commands.`,
  optedOut: 'Mealtext: you are opted out and will get no more texts. Text START to come back.',
  optedOutPlanStays: (link: string): string =>
    `Mealtext: you are opted out and will get no more texts. Your paid plan is unchanged; cancel it at ${link} Text START to come back.`,
  optedIn: 'Mealtext: you are opted in. Just text what you ate. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
  signup: (link: string): string => `This is Mealtext, a food log by text. This number is not signed up: ${link} Reply STOP to opt out.`,
  welcomeFirst: (name: string | null): string =>
    `Welcome to Mealtext${name ? `, ${name}` : ''}! Text what you eat, e.g. "2 eggs and toast". Replies and the reminders you choose. Msg & data rates may apply. HELP for help, STOP to opt out.`,
  identify: (link: string): string => `This is Mealtext, an automated food and workout log: ${link} Reply STOP to opt out.`,
  wrongNumber: 'Sorry about that. This is Mealtext, a food log by text. Reply STOP and no more texts will come to this number.',
  handoff: 'I have told our team. Someone will answer you here; you can keep logging meanwhile.',
  handedBack: 'A person has answered; from here on Mealtext answers by itself again. Just text what you ate.',
  phoneChange: (link: string, support: string): string =>
    `A new number has to be checked with a code first: sign in and change it at ${link}, or write to ${support}. Nothing has been changed.`,
  phoneLeft: (ending: string, support: string): string =>
    `Mealtext: your account moved to the number ending in ${ending}. This number gets no more of it. Not you? Write to ${support} at once.`,
  phoneCame: (support: string): string =>
    `Mealtext: your account is on this number now; text what you eat from here. Not you? Write to ${support}. HELP for help, STOP to opt out.`,
  passwordChanged: (support: string): string =>
    `Mealtext: your password was changed and your other devices were signed out. Not you? Write to ${support} at once.`,
  mealLimit: (what: string, limit: number, link: string | null): string =>
    `Not logged: ${what}. Free has ${limit} meals a day; it starts again at midnight.${link ? ` Unlimited with Plus: ${link}` : ''}`,
  workoutsNeedPlan: (link: string | null): string => `Not logged: Plus or Pro Plan Required for workouts.${link ? ` ${link}` : ''}`,
  workoutLimit: (limit: number, link: string | null): string =>
    `Not logged. Plus plan: Maximum of ${limit} workout per day reached.${link ? ` Upgrade to Pro for unlimited workouts: ${link}` : ''}`,
  textLimit: (limit: number, link: string | null): string =>
    `That was more than the ${limit} texts a day of your plan, so I did not act on it. It starts again at midnight.${link ? ` More: ${link}` : ''}`,
  ratingNeedsPlan: (link: string | null): string => `Health ratings are only available to Pro subscribers${link ? `: ${link}` : '.'}`,
  historyNeedsPlan: (link: string | null): string => `Past days and weekly reports come with Plus and Pro${link ? `: ${link}` : '.'}`,
  macrosNeedPlan: (link: string | null): string => `Past days show calories on Plus; macros come with Pro${link ? `: ${link}` : '.'}`,
  safety: (topic: SafetyTopic, country: 'US' | 'CA'): string => {
    const eating = country === 'CA' ? 'call NEDIC 1-866-633-4220' : 'call ANAD 1-888-375-7767';
    const texts: Record<SafetyTopic, string> = {
      crisis:
        'I am glad you wrote. You do not have to be alone with this: call or text 988 any time, day or night, free, in the US and Canada. If you are in danger now, call 911. A person from our team will see this too.',
      'eating-disorder': `That sounds hard, and it is not your fault. I am only a food log, but people who understand can help: ${eating}, or call or text 988. Nothing in your log was changed.`,
      emergency: 'Call 911 now. I am only a food log and cannot help in an emergency. Please do not wait for a reply here.',
      age: 'Mealtext is not for children under 13. Please talk to a parent or another adult you trust about food and health. Our team will look at this account.',
      medical:
        'I cannot advise on medicine, doses, pregnancy or illness: please ask your doctor or pharmacist. I am happy to keep your log for them. This is no medical advice.',
    };
    return texts[topic];
  },
  safetyNote: (topic: SenseTopic, country: 'US' | 'CA'): string => {
    const texts: Record<SenseTopic, string> = {
      crisis: 'If things are hard right now, you need not be alone: call or text 988, any time, free.',
      'eating-disorder': `If food weighs on you, people who understand: ${country === 'CA' ? 'NEDIC 1-866-633-4220' : 'ANAD 1-888-375-7767'}.`,
      emergency: 'If this is an emergency, call 911 now.',
      medical: 'About medicine or illness, please ask your doctor or pharmacist.',
      age: 'Mealtext is for people of 13 and over.',
      'opt-out': 'Stop all texts? Reply STOP',
    };
    return texts[topic];
  },
  welcome: 'You are welcome.',
  greeting: (name: string | null): string => `Hi${name ? ` ${name}` : ''}! Text me what you ate or how you trained.`,
  alreadyLogged: 'OK, then nothing more was logged. "what did I eat today" shows the list.',
  kind: 'I hear you, and I am sorry it feels that way. One meal or one day says nothing about your worth. I am here to keep the log; if it weighs on you, talking to someone helps: 988, any time.',
  calm: 'Sorry that went wrong. Tell me what to fix, or text "talk to a person" and our team will step in.',
  onlyYourOwn: 'I can only show you your own log.',
  noMeter: 'I do not keep what is measured of the body, such as glucose or blood pressure, and cannot judge it: your care team can.',
  noCards: 'Please do not text card numbers. Nothing was charged. Payments are made only on our website.',
  noPhotos: 'I cannot see photos yet. Text me what it is, e.g. "turkey sandwich and apple".',
  photosSeen: 'Yes: send a photo of a meal or of a nutrition label. I tell you what I make of it, and log it when you say so.',
  photoTrouble: {
    'not-now': 'I could not look at your photo just now. Text me what it is, e.g. "turkey sandwich and apple".',
    unclear: 'I could not make out food in your photo. Text me what it is, e.g. "turkey sandwich and apple".',
    unusable: 'I could not open that picture. Send a photo (JPEG, PNG or WebP, up to 5 MB), or text me what it is.',
  },
  seenOnPhoto: (items: string, calories: number): string =>
    `From your photo, estimated: ${items}: about ${calories} cal. Not logged yet. Text YES to log it, how much of it you had (e.g. "half"), or what it was.`,
  onlyFirstPhoto: 'I looked at the first of your photos only.',
  noMedia: 'I can only read text. Text me what you ate or did.',
  codeGoesInBrowser: 'That looks like a sign-in code: type it in the browser where you sign in, and never share it with anyone.',
  cannotOpenLink: 'I cannot open links. Which food was it, and how much of it did you have?',
  languagesWeKnow: 'I can read English, French and Spanish. Please text what you ate in one of them.',
  notHandled: 'Sorry, I could not work with your last text, and nothing was logged. Please say it in other words.',
  notUnderstood: (words: string): string =>
    `I could not make a meal or workout of "${words}". Try e.g. "2 eggs and toast" or "ran 30 min". /help shows more.`,
  savedForLater: 'I could not read that one now. Your words are saved; I will try again soon and log it at its own time.',
};
