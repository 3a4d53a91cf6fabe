import { goalWithinBounds } from '../../domain/goals.js';
import { readText } from '../../reading/index.js';
import { bareText } from '../../reading/own-words.js';
import { NO_AMOUNT, withAmount } from '../carry-amount.js';
import type { Intent, IntentOf } from '../intents/intent.js';
import { openQuestion } from '../questions/ask.js';
import { questionNamed } from '../questions/registry.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { clockOf, isDay, mealBy, mealOf, namedBy, within } from './frame-parts.js';
import { wordsBetween } from './numbered-words.js';
import { savedMeals, shownEntries } from './question-of.js';
import type { TurnFrame } from './turn-answer.js';

// What frames of a model log, set, ask or answer: intents, as our own rules propose them, or null where they do not fit.

type Resolve = (frame: TurnFrame, context: TurnContext) => Intent[] | null;

/** Food or exercise of the user's own words, as the built-in reader reads them; the frame says when, and how much where the words do not. */
export const log: Resolve = (frame, context) => {
  const words = wordsBetween(frame.from, frame.to, context);
  if (words === null || (frame.day !== null && !isDay(frame.day))) return null;
  const time = clockOf(frame);
  if (frame.time !== null && time === null) return null;
  const reading = readText(words, readingContext(context.snapshot, context.now), context.table);
  const { meals, workouts } = reading;
  const when = { ...(frame.day === null ? {} : { day: frame.day }), ...(time === null ? {} : { time }) };
  if (meals.length === 0 && workouts.length === 1) return [{ type: 'log-workout', ...workouts[0]!, ...when }];
  const [meal, ...more] =
    meals.length > 0 ? meals : readText(words, readingContext(context.snapshot, context.now), context.table, 'meal').meals;
  if (!meal || more.length > 0 || workouts.length > 0 || meal.items.some(({ nutrients }) => nutrients === null)) return null;
  return [
    { type: 'log-meal', ...meal, items: counted(meal.items, frame, context), meal: mealOf(frame) ?? meal.meal, ...when, continues: false },
  ];
};

/** The amount of the frame, of the only food, where its words told none. */
function counted(
  items: IntentOf<'log-meal'>['items'],
  { value, unit, size }: TurnFrame,
  context: TurnContext,
): IntentOf<'log-meal'>['items'] {
  const [only, ...more] = items;
  if (!only || more.length > 0 || !within(value, MOST_COUNT) || !only.assumed) return items;
  const amount = {
    ...NO_AMOUNT,
    quantity: value,
    unit: unit === 'none' ? null : unit === 'piece' ? 'count' : unit,
    size: size === 'none' ? null : size,
  };
  return [{ ...only, ...withAmount(only, amount, context), choices: [] }];
}

const MOST_COUNT = 5000;

export const repeat: Resolve = (frame, context) => {
  const named = namedBy(frame, context);
  const times = frame.value ?? 1;
  if (!named || !within(times, 20) || (frame.day !== null && !isDay(frame.day))) return null;
  const what = { from: 'number' as const, number: named.entry.number };
  return [{ type: 'repeat', what, meal: mealOf(frame), day: frame.day ?? 0, without: [], plus: null, times }];
};

const ML: Readonly<Partial<Record<TurnFrame['unit'], number>>> = {
  ml: 1,
  l: 1000,
  floz: 29.57,
  oz: 29.57,
  cup: 240,
  glass: 240,
  bottle: 500,
};
const MOST_WATER = 6000;

export const water: Resolve = ({ value, unit }) => {
  const ml = (value ?? 0) * (ML[unit] ?? 0);
  return within(ml, MOST_WATER) ? [{ type: 'log-water', ml: Math.round(ml) }] : null;
};

const KG: Readonly<Partial<Record<TurnFrame['unit'], number>>> = { kg: 1, lb: 0.45359237 };
/** What a grown person weighs, in kilograms. */
const [LEAST_KG, MOST_KG] = [30, 320];

/** What the user weighs. */
export const weight: Resolve = ({ value, unit }) => {
  const kg = (value ?? 0) * (KG[unit] ?? 0);
  return kg >= LEAST_KG && kg <= MOST_KG ? [{ type: 'log-weight', kg, said: `${value} ${unit}` }] : null;
};

const MOST_NAME = 40;
const MOST_FIRST_NAME = 30;

/** A meal of the log under a name of the user's words. */
export const save: Resolve = (frame, context) => {
  const named = mealBy(frame, context);
  const words = wordsBetween(frame.from, frame.to, context)?.toLowerCase() ?? '';
  if (named?.item !== null || words === '' || words.length > MOST_NAME) return null;
  return [{ type: 'save-meal', name: words, words: null, number: named.entry.number }];
};

/** A saved meal, eaten. */
export const saved: Resolve = (frame, context) => {
  const meal = savedMeals(context)[(frame.value ?? 0) - 1];
  if (!meal || (frame.day !== null && !isDay(frame.day))) return null;
  const what = { from: 'saved' as const, name: meal.name };
  return [{ type: 'repeat', what, meal: mealOf(frame), day: frame.day ?? 0, without: [], plus: null, times: 1 }];
};

/** What the user wants to be called, in the user's words. */
export const name: Resolve = ({ from, to }, context) => {
  const words = wordsBetween(from, to, context);
  const isName = words !== null && words.length <= MOST_FIRST_NAME && words.split(' ').length <= 2 && bareText(words) === words;
  return isName ? [{ type: 'settings', set: { firstName: words } }] : null;
};

export const goal: Resolve = ({ field, op, value }, { snapshot }) => {
  if (field === 'none' || op === 'times') return null;
  const now = snapshot.goals?.[field] ?? null;
  if (op === 'by')
    return value !== null && now !== null && goalWithinBounds(field, now + value)
      ? [{ type: 'set-goal', goal: field, to: null, by: value }]
      : null;
  if (value === null) return now === null ? null : [{ type: 'set-goal', goal: field, to: null, by: null }];
  return goalWithinBounds(field, value) ? [{ type: 'set-goal', goal: field, to: value, by: null }] : null;
};

const REMIND = {
  breakfast: ['remindBreakfast', 'breakfastTime'],
  lunch: ['remindLunch', 'lunchTime'],
  dinner: ['remindDinner', 'dinnerTime'],
  snack: ['remindSnacks', 'snackTime'],
} as const;

/** A reminder on (1), off (0) or at another time; all of them where no meal is named. */
export const remind: Resolve = (frame) => {
  const [meal, time] = [mealOf(frame), clockOf(frame)];
  const { value } = frame;
  if ((value !== null && value !== 0 && value !== 1) || (frame.time !== null && time === null)) return null;
  if (meal === null) return value === null || time !== null ? null : [{ type: 'settings', set: { notifications: value === 1 } }];
  const [on, at] = REMIND[meal];
  if (value === null && time === null) return null;
  return [{ type: 'settings', set: { [on]: value !== 0, ...(time === null || value === 0 ? {} : { [at]: time }) } }];
};

/** A numbered option of the open question, the amount that it asks for, or words of the user that answer it. */
export const answer: Resolve = ({ value, from, to }, context) => {
  const open = openQuestion(context);
  const question = open && questionNamed(open.ask);
  const told = value === null ? wordsBetween(from, to, context) : String(value);
  if (!open || !question || told === null) return null;
  return question.takes(told, open, context) ? [{ type: 'answer-pending', ask: open.ask, answer: told }] : null;
};

export const daySoFar: Resolve = ({ day, field }) => {
  const of = day ?? 0;
  if (!isDay(of)) return null;
  return [{ type: 'question', topic: field === 'none' ? { about: 'summary', day: of } : { about: 'total', nutrient: field, day: of } }];
};

export const leftToday: Resolve = ({ field }) => [
  { type: 'question', topic: { about: 'left', nutrient: field === 'none' ? null : field } },
];

/** What a food holds, or the meal spoken of last. */
export const figuresOf: Resolve = (frame, context) => {
  const named = mealBy(frame, context);
  const nutrient = frame.field === 'none' ? 'calories' : frame.field;
  if (!named) return null;
  if (named.item) return [{ type: 'question', topic: { about: 'logged', words: named.item.name, nutrient } }];
  const last = shownEntries(context).find(({ kind }) => kind === 'meal');
  return last === named.entry ? [{ type: 'question', topic: { about: 'logged', words: null, nutrient } }] : null;
};

/** Food of the user's words that may be eaten yet. */
export const plan: Resolve = ({ from, to }, context) => {
  const words = wordsBetween(from, to, context);
  return words === null ? null : [{ type: 'plan', words }];
};
