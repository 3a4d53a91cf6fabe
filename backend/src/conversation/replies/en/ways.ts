import type { Way } from '../../intents/ways.js';

/** How each thing is done, in one segment. */
export const ways: { ways: Readonly<Record<Way, (link: string) => string>>; cannotAnswer: string } = {
  ways: {
    'sign-in': (link) => `Sign in with this phone number: ${link} A code comes by text, and that is all you need.`,
    reminders: () => 'Text e.g. "remind me about lunch at 1pm", "turn off the dinner reminder" or "turn off all reminders".',
    goals: () => 'Text e.g. "protein goal 120", "calorie goal 1900" or "remove my sugar goal". "What are my goals?" shows them.',
    saved: () =>
      'After a meal text "save that as power bowl"; the name logs it again. "My saved meals" lists them, "delete saved power bowl" drops one.',
    language: () => 'I read and answer in English, French and Spanish. Text e.g. "answer in French" to switch.',
    brands: () => 'Name the brand or place, I know many: "a Clif bar". For any other text its label: "granola bar 190 cal 4g protein".',
    water: () => 'Text e.g. "16 oz water". Only plain water counts as water; coffee, tea and the rest are logged as drinks.',
    weight: () => 'Text e.g. "weight 170 lb". "What is my weight?" shows the last one.',
    units: () => 'I read any unit you text. What I say back follows your country: oz and lb in the US, ml and kg in Canada.',
    name: () => 'Text "call me" and your name, and I will use it.',
    account: (link) => `Your account is the number you text from. Number and password are changed here: ${link}/account`,
    undo: () => 'Text UNDO to take back the last thing, and again for the one before it. "Bring it back" restores it.',
    delete: () => 'Text "delete lunch", "remove the toast" or /delete 17. /delete alone lists today with numbers. UNDO brings it back.',
    change: () => 'Just say what is wrong: "actually 3 eggs", "that was lunch", "it was yesterday", "remove the toast", "it was 300 cal".',
    past: () => 'Say when it was: "yesterday 2 eggs and toast", "pizza last night", "at 8am a bagel".',
    workouts: () => 'Text what you did and how long: "ran 30 min", "bike 45 min 300 cal".',
    log: () => 'Just text what you ate or did: "2 eggs and toast", "ran 30 min". /help lists the commands.',
    cancel: (link) => `A paid plan is cancelled here: ${link}/account "Cancel that" is UNDO. Nothing has been changed by this text.`,
    counts: () => 'All you text counts with its calories; only plain water counts as water. "Why?" shows how a meal was counted.',
  },
  cannotAnswer:
    'I cannot answer that one. Ask me e.g. "what\'s left today?", "how was my week?" or "calories in a banana". /help shows more.',
};
