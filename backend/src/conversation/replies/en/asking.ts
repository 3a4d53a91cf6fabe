import type { Which } from './answers.js';

/** What we ask. One question at a time, answered by a number, a word or "idk". */
export const asking = {
  yes: 'delete',
  no: 'keep',
  askChoice: (what: string, options: string): string => `Which ${what}? ${options}. Number, word or "idk".`,
  askTooMuch: (what: string): string => `${what} is more than I can believe. How much was it really? Nothing of it is logged yet.`,
  amountAboveZero: (what: string): string => `The amount must be above zero. How much${what ? ` ${what}` : ''} was it?`,
  askCalories: (what: string): string => `I don't know ${what}: about how many calories? A number, or "idk".`,
  askWhichItem: (options: string): string => `Which one? ${options}`,
  askShare: (food: string | null): string => `How much of ${food === null ? 'it' : `the ${food}`} did you eat? E.g. "half" or "about 3/4".`,
  askWhatToChange: (entry: string): string =>
    `What should I change in ${entry}? E.g. "2 eggs", "that was lunch", "remove the toast", or UNDO.`,
  askNumber: (value: string, options: string): string => `${value} what? ${options}. Or tell me the food.`,
  numberEaten: 'calories I ate',
  numberGoal: 'my calorie goal',
  askDrink: 'Which drink was it, and how much? E.g. "1 beer" or "small latte".',
  askWhatAte: 'What did you have? E.g. "burger and small fries".',
  askWorkout: 'What did you do, and for how long? E.g. "ran 30 min".',
  askHowLong: (activity: string): string => `How many minutes of ${activity}? E.g. "30 min".`,
  workoutTooHigh: 'That looks too high for one workout. How many minutes and calories was it? Nothing is logged yet.',
  /** A change that is most likely meant: what would stand then. */
  askDeleteAll: (count: number, options: string): string => `Delete all ${count} entries? ${options}`,
  noMealToRepeat: 'I found no such meal to repeat. What did you have?',
  noWorkoutToRepeat: 'I found no such workout to repeat. What did you do, and for how long?',
  cannotRemember: (words: string): string => `I could not tell which food that is. Try: my ${words} is 12 oz oat milk latte`,
  keptWithoutFigures: (what: string): string => `OK, ${what} stays without figures. Text its calories any time.`,
  dropped: 'OK, dropped. What was logged stays.',
  gotIt: 'OK, noted.',
  noSteps: 'I do not count steps yet. Walks count: text e.g. "walked 30 min".',
  askGoal: (name: string | null): string =>
    name
      ? `What should your ${name} goal be? E.g. "${name === 'calorie' ? '1900' : '120'}".`
      : 'What should your goals be? E.g. "2000 cal, 150 protein".',
  askWhichGoal: (value: number): string => `${value} of what: calories, protein, carbs, fat or sugar?`,
  goalEveryDay: (name: string | null, value: number): string =>
    `A goal holds for every day; I cannot set one for some days only. ${name ? `${value} as your ${name} goal every day? Yes or no.` : 'Nothing changed.'}`,
  askActivity: (minutes: number): string => `${minutes} minutes of what? E.g. "running".`,
  askWeight: 'OK. For your weight text what the scale says, e.g. "weight 170". Nothing is stored yet.',
  noSuchGoal: 'Goals are for calories, protein, carbs, fat and sugar; others cannot be set. "How much sodium today?" shows what was eaten.',
  notKept: 'I do not keep that: only your name, time zone, weight, goals and reminders. What you eat counts just as you text it.',
  noSnooze:
    'Reminders come every day; I cannot set, snooze or skip one just once. "Lunch reminder at 1pm" moves it, "turn off lunch reminders" stops it.',
  unitsFollow: 'I read any unit you text. What I say back follows your country: oz and lb in the US, ml and kg in Canada.',
  askDate: 'I do not know that date. Which day was it? E.g. "yesterday: 2 eggs".',
  unknownZone: 'I do not know that time zone. Try a city, e.g. "I am in Denver".',
  agreed: 'yes',
  notAgreed: 'no',
  askToDo: (what: string, options: string): string => `${what}? ${options}`,
  askWhichMeant: (options: string): string => `Which did you mean? ${options}`,
  toDelete: (what: string): string => `Delete ${what}`,
  toMake: (entry: string, what: string): string => `Change ${entry} to: ${what}`,
  sameOne: 'The same, told again',
  toLog: (what: string): string => `Log ${what}`,
  toUndo: 'Undo the last change',
  toSetGoal: (name: string, value: number, unit: string): string => `Set your ${name} goal to ${value} ${unit} a day`,
  toClearGoal: (name: string): string => `Clear your ${name} goal`,
  toRemind: (which: Which, on: boolean, time: string): string =>
    `Turn the ${which === 'summary' ? 'daily summary' : `${which} reminder`} ${on ? `on, at ${time}` : 'off'}`,
  toCall: (name: string): string => `Call you ${name}`,
  toTurnReminders: (on: boolean): string => `Turn all reminders ${on ? 'on' : 'off'}`,
};
