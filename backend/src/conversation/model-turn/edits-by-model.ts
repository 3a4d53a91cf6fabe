import { MOST_CALORIES, MOST_GRAMS, MOST_MINUTES } from '../intents/plausible.js';
import type { Change } from '../intents/edit-words.js';
import type { Intent } from '../intents/intent.js';
import { builtInTable, foodOfItem } from '../../food/index.js';
import { NO_AMOUNT } from '../carry-amount.js';
import { isAllFood, read, SURE_FOOD } from '../matching-items.js';
import { tellsKind } from '../say-again.js';
import type { TurnContext } from '../turn-context.js';
import { clockOf, editOf, figureOf, isDay, mealBy, mealOf, namedBy, stood, within } from './frame-parts.js';
import { wordsBetween } from './numbered-words.js';
import type { TurnFrame } from './turn-answer.js';

// What frames of a model change of what stands: intents, as our own rules propose them, or null where they do not fit.

type Resolve = (frame: TurnFrame, context: TurnContext) => Intent[] | null;

const MOST_COUNT = 5000;
const MOST_TIMES = 20;
const MOST_DISTANCE = 500;

/** The only food of a meal needs no naming. */
const nameOf = (items: readonly { name: string }[], item: { name: string } | null): string | null =>
  item?.name ?? (items.length === 1 ? items[0]!.name : null);

export const amount: Resolve = (frame, context) => {
  const named = mealBy(frame, context);
  const { value, op, was } = frame;
  const of = named && nameOf(named.entry.items, named.item);
  const item = named?.entry.items.find(({ name }) => name === of);
  if (!named || value === null || !stood(was, item?.quantity ?? null)) return null;
  if (op === 'times') return within(value, MOST_TIMES) ? [editOf(named, { is: 'scale', factor: value, of })] : null;
  if (!item || of === null) return null;
  if (op === 'by')
    return Math.abs(value) <= MOST_COUNT && value !== 0 && item.quantity + value > 0
      ? [editOf(named, { is: 'by', count: value, of })]
      : null;
  const unit = frame.unit === 'none' ? null : frame.unit === 'piece' ? 'count' : frame.unit;
  if (!within(value, unit === 'g' || unit === 'ml' ? MOST_GRAMS : MOST_COUNT)) return null;
  const size = frame.size === 'none' ? null : frame.size;
  return [editOf(named, { is: 'amount', amount: { ...NO_AMOUNT, quantity: value, unit, size }, of })];
};

export const size: Resolve = (frame, context) => {
  const named = mealBy(frame, context);
  const of = named && nameOf(named.entry.items, named.item);
  return named && of !== null && frame.size !== 'none' ? [editOf(named, { is: 'size', size: frame.size, of })] : null;
};

/** What part of it was eaten. */
export const share: Resolve = (frame, context) => {
  const named = namedBy(frame, context);
  const { value } = frame;
  return named && value !== null && value > 0 && value < 1
    ? [editOf(named, { is: 'scale', factor: value, of: named.item?.name ?? null, share: value })]
    : null;
};

/** Grams that a label tells of one thing. */
const MOST_OF_ONE = 1000;

export const figure: Resolve = (frame, context) => {
  const named = namedBy(frame, context);
  const { field, value, was } = frame;
  if (!named || field === 'none' || value === null || value < 0) return null;
  if (!stood(was, figureOf(named, field))) return null;
  if (field === 'calories')
    return within(value, MOST_CALORIES) ? [editOf(named, { is: 'calories', value, of: named.item?.name ?? null })] : null;
  if (named.entry.kind === 'workout' || value > MOST_OF_ONE) return null;
  const of = nameOf(named.entry.items, named.item);
  return [editOf(named, { is: 'macros', grams: { [field]: value }, ...(of === null ? {} : { of }) })];
};

export const minutes: Resolve = (frame, context) => {
  const named = namedBy(frame, context);
  if (named?.entry.kind !== 'workout' || !within(frame.value, MOST_MINUTES) || !stood(frame.was, named.entry.minutes)) return null;
  return [editOf(named, { is: 'minutes', value: frame.value })];
};

export const distance: Resolve = (frame, context) => {
  const named = namedBy(frame, context);
  if (named?.entry.kind !== 'workout' || !within(frame.value, MOST_DISTANCE)) return null;
  return frame.unit === 'mi' || frame.unit === 'km' ? [editOf(named, { is: 'distance', words: `${frame.value} ${frame.unit}` })] : null;
};

/** Another food, or the same one told better; in the user's own words. */
export const replace: Resolve = (frame, context) => {
  const named = namedBy(frame, context);
  const words = wordsBetween(frame.from, frame.to, context);
  if (!named || words === null) return null;
  if (named.entry.kind === 'workout') return [editOf(named, { is: 'say', words })];
  const of = nameOf(named.entry.items, named.item);
  // "50% sugar" tells of a tea what is in it, and does not stand in its place.
  const item = named.entry.items.find(({ name }) => name === of);
  if (item && isTopping(words, context) && !isTopping(item.name, context)) return null;
  const change: Change = of === null ? { is: 'replace-all', words } : { is: 'replace', of, words };
  return isAllFood(words, context) ||
    (of !== null &&
      isKindOf(
        words,
        named.entry.items.find(({ name }) => name === of)!,
        context,
      ))
    ? [editOf(named, change)]
    : null;
};

/** What is put on or into other food. */
const isTopping = (words: string, context: TurnContext): boolean => {
  const [food, ...more] = read(words, context);
  return food !== undefined && more.length === 0 && (foodOfItem(food, context.table ?? builtInTable())?.tags.has('top') ?? false);
};

/** "Scrambled" of eggs: words that make another food of one, or are known to say how it was. */
function isKindOf(words: string, { name, food }: { name: string; food: string | null }, context: TurnContext): boolean {
  const [made, ...more] = read(`${words} ${name}`, context);
  return (
    tellsKind(words) || (made !== undefined && more.length === 0 && made.food !== null && made.food !== food && made.sureness >= SURE_FOOD)
  );
}

export const add: Resolve = (frame, context) => {
  const named = mealBy(frame, context);
  const food = wordsBetween(frame.from, frame.to, context);
  const { value, unit } = frame;
  if (!named || food === null || !isAllFood(food, context) || (value !== null && !within(value, MOST_COUNT))) return null;
  const words =
    value === null ? food : [value, unit === 'none' || unit === 'piece' ? '' : unit, food].filter((part) => part !== '').join(' ');
  return [editOf(named, { is: 'add', words, ...(named.item ? { on: named.item.name } : {}) })];
};

/** A food of a meal, or what is in or on it, in the user's words. */
export const remove: Resolve = (frame, context) => {
  const named = mealBy(frame, context);
  if (!named) return null;
  const words = wordsBetween(frame.from, frame.to, context);
  const of = nameOf(named.entry.items, named.item);
  if (of === null) return null;
  const isPart = words !== null && named.item !== null && !isTheFood(words, named.item, context);
  return [editOf(named, isPart ? { is: 'remove', of: words, from: of } : { is: 'remove', of, only: true })];
};

/** What was taken off a food, or noted of it, holds no more; the note by its number. */
export const putBack: Resolve = (frame, context) => {
  const named = mealBy(frame, context);
  const item = named && (named.item ?? (named.entry.items.length === 1 ? named.entry.items[0]! : null));
  const note = item?.mods[(frame.value ?? 1) - 1];
  return named && item && note !== undefined ? [editOf(named, { is: 'unsay', of: item.name, note })] : null;
};

/** "The fries" of the fries themselves, and no part of them. */
function isTheFood(words: string, item: { name: string; food: string | null; words?: string }, context: TurnContext): boolean {
  const [food, ...more] = read(words, context);
  return more.length > 0 || (food !== undefined && food.food !== null && food.food === item.food) || item.words?.includes(words) === true;
}

export const move: Resolve = (frame, context) => {
  const named = namedBy(frame, context);
  const [meal, time, { day }] = [mealOf(frame), clockOf(frame), frame];
  if (!named || (meal === null && time === null && day === null) || (day !== null && !isDay(day))) return null;
  if (frame.time !== null && time === null) return null;
  const whole = named.entry.kind === 'workout' || named.item === null || named.entry.items.length === 1;
  if (!whole) return meal !== null && day === null && time === null ? [editOf(named, { is: 'meal', meal, of: named.item!.name })] : null;
  const moved: Change[] = [
    ...(day === null ? [] : [{ is: 'day' as const, day, meal: named.entry.kind === 'meal' ? meal : null }]),
    ...(meal !== null && day === null && named.entry.kind === 'meal' ? [{ is: 'meal' as const, meal, of: null }] : []),
    ...(time === null ? [] : [{ is: 'time' as const, time }]),
  ];
  return moved.length > 0 ? moved.map((change) => editOf(named, change)) : null;
};
