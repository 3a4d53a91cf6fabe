import type { Item, MealEntry } from '../../domain/entry.js';
import { builtInTable, foodOfItem } from '../../food/index.js';
import type { ReadItem } from '../../reading/reading.js';
import { editIntent } from '../frames/binding.js';
import { BREATH, SPOKEN } from '../frames/still-spoken-of.js';
import { lastOf } from '../frames/talk.js';
import { chartOf, understand } from '../frames/understand.js';
import { wordsOf } from '../../language/chart.js';
import { fold } from '../../language/fold.js';
import { said, withoutLast } from '../../language/said.js';
import { read } from '../matching-items.js';
import { sameStem, stems } from '../targets.js';
import type { TurnContext } from '../turn-context.js';
import type { Change } from './edit-words.js';
import type { Intent, IntentOf } from './intent.js';
import { stemsOfFoods } from './told-words.js';
import { partsAsked, partsTold } from './parts-told.js';
import { tellsEating } from './sift-meal.js';

type LogMeal = IntentOf<'log-meal'>;

/** So sure food must be known by itself. */
const KNOWN = 0.8;
/** How long the same told again is rather the same than more of it, in seconds. */
const AGAIN = 600;

/**
 * What becomes of food that is told right behind a meal and without a joint: the same told again, which kind the food just named was
 * ("soup", "minestrone") or what was in it ("salad", "chicken, avocado, ranch"). Null where it is a meal of its own.
 */
export function ofTheLast(meal: LogMeal, context: TurnContext): Intent[] | null {
  const { talk } = understand(context);
  const last = lastOf(talk);
  const apart = meal.continues || meal.day !== 0 || meal.time !== null || meal.copyOf !== undefined || talk.age > AGAIN;
  if (last?.kind !== 'meal' || apart || (meal.meal !== null && meal.meal !== last.meal)) return null;
  const again = toldAgain(meal, last, context);
  if (again) return again;
  const inDish = ofDish(meal, last, context);
  if (inDish) return inDish;
  const parts = tellsEating(context.text) ? null : partsTold(meal, last, context);
  if (parts) return parts;
  const host = last.items.length === 1 ? last.items[0]! : null;
  const inIt = host && talk.age <= SPOKEN ? toldIn(context) : null;
  if (host && inIt !== null) return [editIntent(last, inOrBeside(inIt, host, context))];
  const anew = host && talk.age <= SPOKEN ? itWas(meal, last, host, context) : null;
  if (anew) return anew;
  if (talk.age > BREATH || tellsEating(context.text)) return null;
  // "Saltines" of soup and crackers.
  const [one, ...others] = host ? [] : last.items.filter((item) => isKindOf(meal.items, item, context));
  if (one && others.length === 0) return [editIntent(last, { is: 'replace', of: one.name, words: context.text })];
  if (!host) return null;
  const kind: Intent[] = [editIntent(last, { is: 'replace', of: host.name, words: context.text })];
  if (isKindOf(meal.items, host, context) || isKindWith(meal, host, context)) return kind;
  // "Chicken tikka i think" of a curry.
  const guessed = meal.items.length === 1 && host.assumed && withoutLast(HEDGE, fold(context.text)) !== fold(context.text);
  return guessed
    ? [{ type: 'check', choices: [kind, [meal]] }]
    : (partsOf(meal, last, host, context) ?? partsAsked(meal, last, host, context));
}
const HEDGE = said('hedge-behind');

/** "Only ate the chicken", "half the rice" of a shawarma plate; "3 eggs" of an omelette and toast: rather of what a dish is made of. */
function ofDish(meal: LogMeal, last: MealEntry, context: TurnContext): Intent[] | null {
  const [only, ...more] = meal.items;
  const { at, tokens } = chartOf(context);
  const table = context.table ?? builtInTable();
  const dishes = last.items.filter((item) => foodOfItem(item, table)?.tags.has('dish'));
  const again = at.some((spans) => spans.some(({ kind }) => MORE.has(kind)));
  if (!only || more.length > 0 || dishes.length === 0 || again) return null;
  if (at.some((spans) => spans.some(({ kind, to }) => PARTLY.has(kind) && has(at[to], 'determiner'))))
    return [{ type: 'ask-what', about: 'wrong' }];
  const [holder] = dishes.filter((item) => foodOfItem(item, table)!.holds.some((held) => stems(held).at(-1) === stems(only.name).at(-1)));
  const told = only.assumed ? stems(only.name).length > 1 : tokens[0]?.is === 'number';
  if (!holder || !told || tellsEating(context.text)) return null;
  return [{ type: 'check', choices: [[editIntent(last, { is: 'note', of: holder.name, words: context.text })], [meal]] }];
}
const has = (spans: readonly { kind: string }[] | undefined, wanted: string): boolean =>
  spans?.some(({ kind }) => kind === wanted) === true;
const PARTLY: ReadonlySet<string> = new Set(['only', 'share', 'eaten-share', 'sole', 'eat-only']);

/** What says that there was more of the same. */
export const MORE: ReadonlySet<string> = new Set(['another', 'more', 'again', 'too', 'seconds', 'refill', 'other', 'ordinal', 'followed']);

/** All that stands in a meal and nothing else is rather told twice than had twice; where the text says so it surely is. */
function toldAgain(meal: LogMeal, last: MealEntry, context: TurnContext): Intent[] | null {
  const { at } = chartOf(context);
  const says = (kinds: ReadonlySet<string>) => at.some((spans) => spans.some(({ kind }) => kinds.has(kind)));
  const [told, stands] = [meal.items, last.items].map((items) => items.map(keyOf).toSorted().join('|'));
  if (says(RIGHT)) return says(TAKEN) ? null : putRight(meal.items, last);
  // One food alone may well be had twice.
  const whole = told === stands && meal.items.length > 1 && !meal.skipped?.length && !meal.unplaced?.length;
  const untold = whole && last.items.every(({ assumed }) => assumed) && meal.items.every(({ assumed }) => !assumed);
  if (untold && !says(MORE)) return putRight(meal.items, last);
  if (whole && !says(MORE)) return [{ type: 'check', choices: [[KEEP], [meal]] }];
  // "2 eggs 3 bacon" behind eggs, bacon and toast: rather how much it was than more of it; with calories of its own it is more.
  const figured = meal.items.some(({ source }) => source === 'user');
  const known = last.items.length > 1 && !says(MORE) && !figured ? putRight(meal.items, last) : null;
  const same = (item: ReadItem) => !item.assumed && last.items.some((one) => keyOf(one) === keyOf(item));
  if (known && (known[0] !== KEEP || !meal.items.some(same)))
    // "The rice was 2 cups" says so.
    return says(WAS) ? known : [{ type: 'check', choices: [known, [meal]] }];
  return isStrangeOf(meal, last, context) && !says(MORE) ? strangeOf(meal.items[0]!, meal, last) : null;
}

/** "Cross off the hummus": food that stands is told once more, without an amount and beside words that we do not know. */
function isStrangeOf({ items: [only, ...more], skipped, unplaced }: LogMeal, last: MealEntry, context: TurnContext): boolean {
  const { tokens, at } = chartOf(context);
  if (!only?.assumed || more.length > 0 || !last.items.some((item) => keyOf(item) === keyOf(only))) return false;
  const known = stems(only.name);
  const strange = tokens.some(
    ({ word, is }, i) =>
      is === 'word' &&
      word.length >= SHORTEST &&
      at[i]!.every(({ kind }) => kind === 'filler') &&
      stems(word).some((one) => !known.some((own) => sameStem(own, one))),
  );
  return strange || [...(skipped ?? []), ...(unplaced ?? [])].length > 0;
}
const SHORTEST = 4;

/** It went, or there was more of it. */
function strangeOf(told: ReadItem, meal: LogMeal, last: MealEntry): Intent[] {
  const item = last.items.find((one) => keyOf(one) === keyOf(told))!;
  const gone: Intent =
    last.items.length > 1
      ? editIntent(last, { is: 'remove', of: item.name, only: true })
      : { type: 'delete', target: { by: 'numbers', numbers: [last.number] } };
  return [{ type: 'check', choices: [[gone], [meal]] }];
}
const WAS: ReadonlySet<string> = new Set(['be']);
const KEEP: Intent = { type: 'chat', what: 'already' };
const RIGHT: ReadonlySet<string> = new Set(['correct']);
const TAKEN: ReadonlySet<string> = new Set(['remove', 'delete', 'lacking', 'strike-out']);

/** "I said burrito" of a chipotle burrito changes nothing, "chicken was actually 9 oz" the amount. Null where other food is told. */
function putRight(items: readonly ReadItem[], last: MealEntry): Intent[] | null {
  const found = items.map((item) => last.items.filter((one) => keyOf(one) === keyOf(item) || isCalled(one, item)));
  if (found.some((ones) => ones.length === 0)) return null;
  const changed = items.flatMap((item, i) => (isAsMuch(item, found[i]!) ? [] : [{ item, ones: found[i]! }]));
  if (changed.length === 0) return [KEEP];
  if (changed.some(({ ones }) => ones.length > 1)) return null;
  return changed.map(({ item: { quantity, unit, size }, ones: [one] }) =>
    editIntent(last, {
      is: 'amount',
      amount: { quantity, unit: unit === 'count' ? null : unit, size, each: null, share: false, calories: null, vague: false },
      of: one!.name,
    }),
  );
}

/** No amount was told, or that of one that stands. */
const isAsMuch = ({ assumed, grams }: ReadItem, ones: readonly Item[]): boolean =>
  assumed || ones.some((one) => Math.abs((one.grams ?? 0) - (grams ?? 0)) < 1);

const isCalled = ({ name, words = '' }: Item, told: ReadItem): boolean =>
  stems(told.name).every((word) => stems(`${name} ${words}`).some((one) => sameStem(one, word)));

const keyOf = ({ food, name }: Item | ReadItem): string => food ?? name;

/** "Ham and cheese, wheat bread, mustard" of a sandwich: the kind of it first, and what is on it or lies in it. */
function isKindWith({ items: [first, ...more], continues }: LogMeal, host: Item, context: TurnContext): boolean {
  const held = heldBy(host, context);
  const lies = (item: ReadItem) => item.assumed && stems(item.name).some((word) => held.has(word));
  return !continues && first !== undefined && more.length > 0 && first.assumed && isKindOf([first], host, context) && more.every(lies);
}

/** One food of the class that the last one was only called by: a minestrone of a soup, a "kind bar" of a granola bar. */
function isKindOf([only, ...more]: readonly ReadItem[], host: Item, context: TurnContext): boolean {
  const table = context.table ?? builtInTable();
  if (!only || more.length > 0 || !isKnown(only) || only.food === host.food || (!only.assumed && !host.assumed)) return false;
  const [food, general] = [foodOfItem(only, table), foodOfItem(host, table)];
  const [called, kind] = [stems(host.words ?? host.name).filter((word) => !/^\d/.test(word)), stems(only.name)];
  const head = called.at(-1);
  if (!food || !general || head === undefined || called.length > 2) return false;
  // "Granola bar", "kind bar": one class, and called alike.
  const alike = kind.at(-1) === head && kind.length > 1 && food.category === general.category;
  const classes = stems(food.category);
  // A brownie of "cookies and brownies" is no cookie.
  const own = kind.some((word) => word !== head && classes.some((one) => sameStem(one, word)));
  const classOf = general.tags.has('generic') && food.category === general.category;
  return alike || (!own && (classOf || called.every((word) => classes.some((one) => sameStem(one, word)))));
}

const isKnown = ({ nutrients, sureness }: ReadItem): boolean => nutrients !== null && sureness >= KNOWN;

/** Words of foods and of their categories that are made of other foods: what lies in them is in their figures, or counts besides. */
const CLOSED = new Set(stems('sandwiches burgers burritos tacos smoothies soups sushi wraps bowls quesadillas'));
const OPEN = new Set(stems('salads omelets pizza bagels oatmeal yogurt breads toast cereal'));
/** Codes of what lies in them, by what they begin with: cheese, meat, fish, eggs, beans and nuts, avocado, vegetables, fats and dressings. */
const FILLING: readonly string[] = '14 12 20 21 22 23 24 25 26 3 4 63105 72 73 74 75 8'.split(' ');

const IT: ReadonlySet<string> = new Set(['it']);
const HELD: ReadonlySet<string> = new Set(['held', 'join', 'eat']);
const ON: ReadonlySet<string> = new Set(['on']);

/** "It was turkey with swiss and mayo on wheat", of a sandwich: the same told anew, or asked about where it is nothing like it. */
function itWas(meal: LogMeal, last: MealEntry, host: Item, context: TurnContext): Intent[] | null {
  const chart = chartOf(context);
  const after = (at: number, kind: string) => chart.at[at]?.find((span) => span.kind === kind)?.to ?? -1;
  const from = after(Math.max(0, after(0, 'it')), 'be');
  if (after(0, 'it') < 0 || from < 0 || from >= chart.tokens.length) return null;
  const words = wordsOf(chart, from, chart.tokens.length);
  if (read(words, context).length !== meal.items.length || !allTold(words, meal.items)) return null;
  const change: Intent[] = [editIntent(last, { is: 'replace', of: host.name, words })];
  const alike = meal.items.some(
    ({ food, name }) => food?.slice(0, ALIKE) === host.food?.slice(0, ALIKE) || stems(name).at(-1) === stems(host.name).at(-1),
  );
  return alike ? change : [{ type: 'check', choices: [change, [meal]] }];
}
/** "It was wing night so 10 wings" tells of a night besides. */
function allTold(words: string, items: readonly ReadItem[]): boolean {
  const known = stemsOfFoods(items);
  return stems(words).every((word) => known.some((one) => sameStem(one, word)));
}
/** So many signs of a code tell foods of one class. */
const ALIKE = 2;

/** "It had spinach, banana and almond milk", "had protein powder in it": the words of what lay in the food just told; null where it is not told so. */
function toldIn(context: TurnContext): string | null {
  const chart = chartOf(context);
  const end = chart.tokens.findLastIndex(({ is }) => is !== 'mark') + 1;
  const after = (at: number, kinds: ReadonlySet<string>) =>
    Math.max(-1, ...(chart.at[at] ?? []).filter(({ kind }) => kinds.has(kind)).map(({ to }) => to));
  const it = after(0, IT);
  const held = after(Math.max(0, it), HELD);
  const on = chart.at.findIndex((spans, at) => at > 0 && spans.some(({ kind, to }) => ON.has(kind) && to === end));
  if (held < 0 || (it < 0 && on < 0)) return null;
  return held < (on < 0 ? end : on) ? wordsOf(chart, held, on < 0 ? end : on) : null;
}

/** What was in the food just told, where that is a sandwich, a salad or the like: told as one food, beside it, or noted; asked where it is doubtful. */
function partsOf(meal: LogMeal, last: MealEntry, host: Item, context: TurnContext): Intent[] | null {
  if (!calledBy(host, context).some((word) => CLOSED.has(word) || OPEN.has(word))) return null;
  // Food of which the calories are told is told whole.
  if (meal.items.some(({ source }) => source === 'user')) return null;
  const words = context.text;
  const held = heldBy(host, context);
  // "Lettuce cheese tomato", however they are read together.
  const each = stems(words);
  const all = each.length > 1 && each.every((word) => held.has(word));
  // A grilled cheese or a salad beside a soup is a dish of its own.
  const dish = (item: ReadItem) => calledBy(item, context).some((word) => CLOSED.has(word) || OPEN.has(word));
  const own = meal.items.filter((item) => stems(item.name).some((word) => held.has(word)) && !dish(item));
  const fits = (item: ReadItem) =>
    isKnown(item) && !dish(item) && item.food !== host.food && FILLING.some((code) => item.food?.startsWith(code));
  if (!all && !meal.items.every((item) => (own.includes(item) && isKnown(item)) || fits(item))) return null;
  const change = inOrBeside(words, host, context);
  const inIt: Intent[] = [editIntent(last, change)];
  const sure = all || (meal.items.every(({ assumed }) => assumed) && (change.is === 'replace' || own.length > 0 || meal.items.length > 1));
  // What is counted beside it is one of the meal, whatever it lies in.
  if (change.is === 'add' && own.length === meal.items.length) return inIt;
  return sure ? inIt : [{ type: 'check', choices: [inIt, [meal]] }];
}

/** Told as one food where the table has it, noted where it is in the figures of what holds it, else counted beside it. */
function inOrBeside(words: string, host: Item, context: TurnContext): Change {
  const whole = [`${words} ${host.name}`, `${words.replace(/s$/, '')} ${host.name}`, `${host.name} with ${words}`].find((one) =>
    isOne(one, host, context),
  );
  if (whole) return { is: 'replace', of: host.name, words: whole };
  const lies =
    calledBy(host, context).some((word) => CLOSED.has(word)) || read(words, context).every(({ food }) => food?.[0] === host.food?.[0]);
  // Cheese lies in a pizza.
  const inside = new Set((foodOfItem(host, context.table ?? builtInTable())?.holds ?? []).flatMap(stems));
  const all = stems(words).every((word) => inside.has(word));
  return lies || all ? { is: 'note', of: host.name, words } : { is: 'add', words };
}

const calledBy = (host: Pick<Item, 'name' | 'food'>, context: TurnContext): readonly string[] => {
  const food = foodOfItem(host, context.table ?? builtInTable());
  return food ? stems(`${food.category} ${food.name}`) : [];
};

/** What lies in a food or is put on it; a chain's taco holds what tacos do. */
function heldBy(host: Item, context: TurnContext): ReadonlySet<string> {
  const table = context.table ?? builtInTable();
  const kinds = calledBy(host, context).filter((word) => CLOSED.has(word) || OPEN.has(word));
  const foods = [foodOfItem(host, table), ...kinds.map((word) => table.byName.get(word))];
  return new Set(foods.flatMap((food) => (food ? [...food.holds, ...food.takes].flatMap(stems) : [])));
}

/** One food of the table explains the food and all that was in it. */
function isOne(words: string, host: Item, context: TurnContext): boolean {
  const [both, ...more] = read(words, context);
  if (!both || more.length > 0 || !isKnown(both) || both.mods.length > 0 || both.quantity !== 1) return false;
  const called = stems(both.name);
  return (
    called.length > stems(host.name).length &&
    stems(both.words).every((word) => /^\d/.test(word) || called.some((one) => sameStem(one, word)))
  );
}
