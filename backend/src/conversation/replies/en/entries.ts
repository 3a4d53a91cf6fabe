import { groupedIn } from '../grouped.js';
import type { RatingReason } from '../../../domain/health-rating.js';
import type { Item } from '../../../domain/entry.js';
import type { MealType } from '../../../domain/meal-type.js';
import { dateText } from '../clock-text.js';

const grouped = groupedIn('en');

export interface Figures {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

const REASONS: Record<RatingReason, [good: string, watch: string]> = {
  produce: ['fruit or veg', 'little fruit or veg'],
  fiber: ['fiber', 'little fiber'],
  protein: ['protein', 'little protein'],
  energy: ['light', 'dense in calories'],
  saturatedFat: ['little saturated fat', 'saturated fat'],
  sugar: ['little sugar', 'sugar'],
  sodium: ['little salt', 'salt'],
  processed: ['little processed', 'highly processed'],
  alcohol: ['no alcohol', 'alcohol'],
};

const SOURCES: Record<Item['source'], string> = {
  builtin: 'USDA figures',
  usda: 'USDA figures',
  user: 'your own number',
  model: 'an estimate',
};
/** Rows of chains and makers are entered by hand; their codes are no USDA ones. */
const sourceOf = ({ source, food }: Item): string => (food?.startsWith('x-') ? "the maker's figures, roughly" : SOURCES[source]);

/** What is said of meals and workouts. */
export const entries = {
  meals: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } as Record<MealType, string>,
  distance: (told: string): string => told,
  activity: (name: string): string => name,
  today: 'today',
  day: (offset: number, date: string): string => (offset === 0 ? '' : offset === -1 ? 'yesterday' : dateText(date, 'en')),
  about: (guessed: string): string => `(about ${guessed})`,
  unknownItem: (text: string): string => `${text} (no figures)`,
  skippedWords: (words: string[]): string => `I skipped ${words.map((word) => `"${word}"`).join(' and ')}.`,
  askUnplaced: (words: string[]): string => `And ${words.map((word) => `"${word}"`).join(', ')}? I did not get that part: what was it?`,
  noFigures: 'No figures yet',
  calories: (n: number): string => `${grouped(n)} cal`,
  mealFigures: (calories: number, protein: number): string => `${grouped(calories)} cal, ${protein}g protein`,
  figures: (n: Figures): string => `${grouped(n.calories)} cal, ${n.protein}g protein, ${n.carbs}g carbs, ${n.fat}g fat`,
  minutes: (n: number): string => `${n} min`,
  burned: (n: number, estimated: boolean): string => `${grouped(n)} cal burned${estimated ? ' (estimate)' : ''}`,
  standing: (day: string, eaten: number, goal: number | null, protein: number | null): string => {
    const sum = goal === null ? `${day}: ${grouped(eaten)} cal` : `${day}: ${grouped(eaten)} of ${grouped(goal)} cal`;
    if (protein === null) return `${sum}.`;
    return protein > 0 ? `${sum}, ${protein}g protein left.` : `${sum}, protein goal met.`;
  },
  leftToday: (calories: number): string =>
    calories >= 0 ? `${grouped(calories)} cal left today.` : `${grouped(-calories)} cal over today.`,
  fixHint: 'Wrong? Just say so, or UNDO.',
  fixHintShort: 'Wrong? Just say so.',
  changed: 'Changed.',
  changedTo: 'Changed to',
  changedTime: (clock: string): string => `Changed to ${clock}.`,
  alreadySo: 'Already so.',
  removed: (what: string): string => `Removed ${what}. UNDO brings it back.`,
  undone: (what: string): string => `Undone: ${what}.`,
  redone: (what: string): string => `Back again: ${what}.`,
  deletionOf: (what: string): string => `removal of ${what}`,
  changeOf: (what: string): string => `change of ${what}`,
  theGoal: 'goal change',
  theSetting: 'setting change',
  theWater: 'water',
  theWeight: 'weight',
  nothingToUndo: 'Nothing to undo from the last 24 hours.',
  nothingToRedo: 'Nothing to bring back from the last 24 hours.',
  nothingToChange: 'I found no entry to change. Text what you had and I will log it.',
  nothingToDelete: 'I found nothing like that to delete. /delete lists what is logged today.',
  noSuchNumber: (numbers: string[]): string => `I found no ${numbers.map((n) => `#${n}`).join(', ')}. /delete lists what is logged today.`,
  nothingDeleted: 'OK, nothing deleted.',
  deleteHint: (n: number): string => `To delete one: /delete ${n}`,
  nothingLogged: 'OK, nothing logged.',
  notLogged: 'OK, not logged. Only what you eat counts here.',
  noFuture: 'That day has not come yet, so I did not log it. Text it once you have had it.',
  waterLogged: (amount: string, today: string): string => `Water: ${amount}. Today ${today}. Wrong? UNDO.`,
  waterOn: (amount: string, day: string): string => `Water ${day}: ${amount}. Wrong? UNDO.`,
  weightLogged: (said: string): string => `Weight ${said} noted; workout estimates use it now. Wrong? UNDO.`,
  assumedWeight: 'Burn assumes 154 lb (70 kg): text your weight to set yours.',
  mealSaved: (name: string, items: string): string => `Saved "${name}": ${items}. Text "${name}" any time to log it.`,
  savedDeleted: (name: string): string => `"${name}" is no longer saved. UNDO brings it back.`,
  noSuchSaved: (name: string): string => `I have nothing saved as "${name}". Text "saved meals" for the list.`,
  tooManySaved: (most: number): string => `You have ${most} saved meals, the most I can keep. Text "forget" and a name to drop one.`,
  nothingToSave: 'There is no meal to save yet. Log one, then text: save that as (name)',
  remembered: (words: string, item: string): string => `From now on "${words}" means ${item}. To drop it, text: forget ${words}`,
  nextTime: (words: string): string => `Next time "${words}" means this.`,
  memoryForgotten: (words: string): string => `Forgotten what "${words}" means to you. UNDO brings it back.`,
  usedMemory: (words: string): string => `(Your ${words}, as you told me.)`,
  cutShort: 'That text was very long: I read the first 1,600 characters.',
  saidAgain: 'That text says the same again and again: I read it once.',
  skipped: (meal: MealType | null): string => (meal ? `OK, no ${meal} today.` : 'OK, nothing logged.'),
  planNoted: 'OK. Text me when you have had it and I will log it.',
  sportPlanned: 'OK. Text me when it is done and I will log it.',
  notDone: 'OK, not logged. Only what you do yourself counts here.',
  planOffer: (items: string, calories: number): string => `${items}: about ${calories} cal. Not logged yet; text "had it" when you have.`,
  ratingComment: (good: RatingReason[], watch: RatingReason[]): string => {
    const plus = good.map((reason) => REASONS[reason][0]);
    const minus = watch.map((reason) => REASONS[reason][1]);
    return (
      [plus.length > 0 ? `For it: ${plus.join(', ')}.` : '', minus.length > 0 ? `Against: ${minus.join(', ')}.` : '']
        .filter((part) => part !== '')
        .join(' ') || 'Middle of the road.'
    );
  },
  explained: (item: Item, range: [number, number] | null): string => {
    const portion = item.grams === null ? 'weight unknown' : `${Math.round(item.grams)}g`;
    const between = range ? `, likely ${range[0]}-${range[1]} cal` : '';
    return `${item.name} ${portion}${item.assumed ? ' (my guess)' : ''}, ${item.nutrients ? `${Math.round(item.nutrients.calories)} cal` : 'no figures'}${between}, ${sourceOf(item)}`;
  },
  explainHint: 'Say the real amount to fix it.',
  nothingToExplain: 'Nothing is logged yet that I could explain.',
};
