import type { Item, MealEntry } from '../../../domain/entry.js';
import { isPlural } from '../../../food/index.js';
import { wordsOf } from '../../../language/chart.js';
import type { Span } from '../../../language/span.js';
import type { Amount } from '../../../reading/reading.js';
import { NO_AMOUNT } from '../../carry-amount.js';
import { namesFood, read, SURE_FOOD } from '../../matching-items.js';
import type { Match } from '../../../understanding/match.js';
import {
  alone,
  amountIn,
  edited,
  ends,
  namedIn,
  isOfWorkout,
  itemIn,
  leads,
  mealSpokenOf,
  nthItem,
  numberIn,
  wordsIn,
  together,
} from '../binding.js';
import { isOwner } from '../food-spans.js';
import { freshIn } from '../topic.js';
import { fitsUnit, onlyFitting } from '../fits-unit.js';
import { nearestFigures } from '../nearest-figure.js';
import type { Proposal, Resolve } from '../proposal.js';
import { BREATH, SPOKEN, SAME_BREATH_SECONDS } from '../still-spoken-of.js';
import { lastOf, type NamedItem, type Talk } from '../talk.js';
import { calories } from './figures.js';
import { bareNumber, MEASURED, severalOf } from './bare-number.js';
import { isWeighed, itemAmount } from './item-amount.js';
import { partApart, partCalled, partOf, partRetold, withAmounts } from './parts.js';
import { saidOf } from './describes.js';
import { plainInstead, turnedInto } from './turned-into.js';

/** Calories so many times as large are other calories. */
const MOST_TIMES_CALORIES = 1.3;
/** "+300" behind what was counted comes to it. */
const isAdded = ({ text }: Talk['context']): boolean => text.trimStart().startsWith('+');

/** "Eggs were 3", "make it a large", "it was one granola bar". */
export const amount: Resolve = (match, talk) => {
  const said = amountIn(match)!;
  const old = amountIn(match, 'old');
  const bound = itemIn(match, talk);
  const turned = turnedInto(match, talk);
  if (turned || ((match.bindings['item'] || match.bindings['nth']) && !bound)) return turned;
  // "The cake pop was my kids" says whose.
  if (isSomeone(match, talk)) return null;
  const plain = plainInstead(match, bound ?? talk.topic, talk);
  if (plain) return edited((bound ?? talk.topic)!.entry, plain, talk);
  // "My protein is 38", of a protein shake.
  if (said.unit === null && said.size === null && isNutrient(match, talk)) return null;
  if (bound && old === null && isEnergy(said, bound.item)) return calories(match, talk);
  if (bound) return fits(bound, old) ? (partAmount(bound, match, talk) ?? itemAmount(bound, said, talk)) : null;
  // "3/4 of it" is a share of what is there.
  if (match.concepts.includes('it') && said.unit === null && said.quantity !== null && said.quantity < 1) return null;
  // "2 of the 6 cookies and a coffee" tells of cookies.
  if (match.concepts.includes('out-of') && !ends(match, talk)) return null;
  if (isOfWorkout(talk))
    return said.unit === null && said.size === null && said.quantity !== null && isNumber(match, talk)
      ? bareNumber(said.quantity, null, talk)
      : null;
  const meal = lastOf(talk) && mealSpokenOf(talk);
  if (!meal || isOfElse(match, talk) || isOwnFood(said, meal, talk)) return null;
  if (said.unit === null && said.size === null && said.quantity !== null)
    return isHour(match, talk) ? null : bareNumber(said.quantity, old?.quantity ?? null, talk);
  // "Pints", of two beers.
  const told = isSeveral(match, talk) ? { ...said, quantity: severalOf(talk)?.item.quantity ?? said.quantity } : said;
  const only = whose(said, old, meal.items) ?? (namedIn(talk) === null ? fitting(said, talk) : null);
  if (only !== null) return itemAmount({ entry: meal, index: only, item: meal.items[only]! }, told, talk);
  const named = namedIn(talk) ?? talk.topic;
  if (named) return itemAmount(named, told, talk);
  return edited(meal, { is: 'amount', amount: said, of: null }, talk);
};

const isSomeone = ({ bindings: { amount: at } }: Match, { chart }: Talk): boolean =>
  chart.at[at!.from]!.some(({ kind, to }) => kind === 'person' && to >= at!.to);

/** A unit in the plural, and no number. */
const isSeveral = ({ bindings: { amount: at } }: Match, { chart }: Talk): boolean =>
  at!.to === at!.from + 1 && chart.tokens[at!.from]!.is === 'word' && isPlural(chart.tokens[at!.from]!.word) && amountAt(at!) === 1;
const amountAt = ({ value }: Span): number | null => (value as Amount).quantity;

/** "About a tbsp of the ranch", of which the meal has none. */
function isOfElse({ to }: Match, { chart: { tokens, at } }: Talk): boolean {
  const before = at.some((spans) => spans.some((span) => span.to === to && span.kind === 'out-of'));
  const of = at[to]?.find(({ kind }) => kind === 'out-of')?.to ?? (before ? to : null);
  if (of === null) return false;
  const the = at[of]?.find(({ kind }) => kind === 'determiner')?.to ?? of;
  return tokens[the]?.is === 'word' && at[the]!.length === 0;
}

/** "2 wings" behind a pizza: what is counted is a food, and no measure of one that stands. */
const isOwnFood = ({ unit }: Amount, { items }: MealEntry, { context }: Talk): boolean =>
  unit !== null && namesFood(unit, context, SURE_FOOD) && !items.some((item) => fitsUnit(item, unit, context));

/** Whose unit it is, of several foods: the one spoken of last, else the only one that is measured so. */
export function fitting({ unit }: Amount, talk: Talk): number | null {
  const meal = mealSpokenOf(talk);
  if (unit === null || !meal) return null;
  const { topic, context } = talk;
  if (topic && topic.entry.id === meal.id && fitsUnit(topic.item, unit, context)) return topic.index;
  const at = onlyFitting(meal.items, unit, context);
  return at < 0 ? null : at;
}

/** "That was around 6", of several foods: the hour. */
function isHour(match: Match, talk: Talk): boolean {
  const { from } = match.bindings['amount']!;
  const led = talk.chart.at.slice(match.from, from).some((spans) => spans.some(({ kind, to }) => kind === 'hour-lead' && to === from));
  return (
    led && (amountIn(match)!.quantity ?? 0) <= 24 && !match.bindings['old'] && !talk.topic && (mealSpokenOf(talk)?.items.length ?? 0) > 1
  );
}

/** "4 meatballs" of spaghetti and meatballs. Null where the words name the whole. */
function partAmount(named: NamedItem, match: Match, talk: Talk): Proposal | null {
  const [at, amount] = [match.bindings['item'], match.bindings['amount']];
  if (!at || !amount) return null;
  const [called, told] = [at, amount].map(({ from, to }) => wordsOf(talk.chart, from, to)) as [string, string];
  const part = partCalled(called, named.item);
  const split =
    part === null
      ? null
      : (withAmounts(named, new Map([[part, told]]), talk) ?? partRetold(named, part, `${told} ${partOf(called)}`, talk));
  return split ?? (amountIn(match)!.quantity === null ? null : partApart(named, called, told, talk));
}

/** "3 eggs" after 2 eggs: only with a sign of correcting, or in the same breath. */
export const amountHinted: Resolve = (match, talk) =>
  !isOneOfThem(match, talk) && (talk.corrects || restates(match, talk)) ? amount(match, talk) : null;

/** "One was yesterday", "half of one" tell of one of them. */
const isOneOfThem = ({ from, to }: Match, { chart: { at } }: Talk): boolean =>
  at[to]?.some(({ kind }) => kind === 'be') === true || at[from - 1]?.some((span) => span.kind === 'out-of' && span.to === from) === true;

/** More pieces than these are no helping. */
const MOST_SAID_AGAIN = 60;

function restates(match: Match, talk: Talk): boolean {
  // "-3 eggs" is no amount.
  if (talk.chart.tokens[match.from - 1]?.word === '-') return false;
  const named = itemIn(match, talk);
  // "Had 2" names nothing else.
  const since = named === null && match.concepts.includes('eat') ? SPOKEN : SAME_BREATH_SECONDS;
  if (talk.age > since || !(alone(match, talk) || leads(match, talk) || isWith(match, talk))) return false;
  const said = amountIn(match)!;
  const last = lastOf(talk);
  const many = (said.quantity ?? 0) > MOST_SAID_AGAIN && said.unit === null && !(last?.kind === 'meal' && isWeighed(last));
  if (many && (named || !toldAnew(said, talk))) return false;
  if (!named && last?.kind === 'workout') return said.unit === null && nearestFigures(said.quantity ?? 0, last, talk).length > 0;
  if (!named)
    return (
      last?.kind === 'meal' &&
      sized(said) &&
      (toldAnew(said, talk) ||
        (last.items.length > 1 ? measures(said) || (isUntold(talk) && said.quantity! > 1) : tells(said, last.items[0]!)))
    );
  const resized = said.quantity === null && said.size !== null && said.size !== named.item.size;
  return (
    named.entry.id === last?.id && (named.item.assumed || resized || (said.quantity !== null && said.quantity !== named.item.quantity))
  );
}

/** "4 with guac": so many, and what they were had with. */
const isWith = ({ from, to }: Match, { chart }: Talk): boolean => from === 0 && chart.at[to]?.some(({ kind }) => kind === 'with') === true;

/** "4 oz", then "5. scale lied"; "3 tacos", then "4"; "600 calories", then "620": another number in place of the nearest that was just told. */
function toldAnew(said: Amount, talk: Talk): boolean {
  const { topic, age, context } = talk;
  const value = said.quantity;
  if (
    age > SAME_BREATH_SECONDS ||
    isAdded(context) ||
    said.unit !== null ||
    said.size !== null ||
    value === null ||
    context.snapshot.pending !== null
  )
    return false;
  const last = lastOf(talk);
  if (!topic) return last !== null && nearestFigures(value, last, talk).length > 0;
  const { quantity, assumed, source, nutrients } = topic.item;
  const near = (now: number, times: number) => value <= times * now && value * times >= now && value !== now;
  const calories = source === 'user' && nutrients !== null ? Math.round(nutrients.calories) : null;
  return (!assumed && near(quantity, MOST_TIMES_OVER)) || (calories !== null && near(calories, MOST_TIMES_CALORIES));
}
/** So many times more or less is something else. */
const MOST_TIMES_OVER = 4;

/** Nobody said how many there were of what was told last: "and wings", "like 8". */
export const isUntold = ({ topic, age }: Talk): boolean => topic?.item.assumed === true && age <= BREATH;

const measures = (said: Amount): boolean => said.unit !== null || said.size !== null;
const tells = (said: Amount, item: Item): boolean => measures(said) || item.assumed || (item.unit === 'count' && item.quantity === 1);
const sized = (said: Amount): boolean => said.quantity !== null || said.size !== null;

/** "16 oz each" of 2 beers: so much of every one. */
export const eachAmount: Resolve = (match, talk) => {
  const said = amountIn(match)!;
  const named = talk.topic ?? severalOf(talk);
  const meal = mealSpokenOf(talk);
  // "Half a cup of each", of foods of which nobody told how much.
  if (!named && meal && lastOf(talk) === meal && alone(match, talk)) {
    // "W pb n honey", then "1 tbsp each", is of these.
    const fresh = freshIn(meal, talk.context);
    const each = meal.items
      .map((item, index) => ({ entry: meal, index, item }))
      .filter(({ index }) => fresh.length < 2 || fresh.includes(index));
    if (each.every(({ item }) => item.assumed)) return together(each.map((one) => itemAmount(one, said, talk)));
  }
  if (!named || said.unit === null || said.quantity === null || named.item.unit !== 'count' || !(talk.corrects || alone(match, talk)))
    return null;
  return itemAmount(named, { ...said, quantity: said.quantity * named.item.quantity }, talk);
};

/** "40 not 18": whatever had that figure. */
export const number: Resolve = (match, talk) => bareNumber(numberIn(match, 'number')!, numberIn(match, 'old'), talk);

/** "2 of them": of what is measured, so many times as much; else that number. */
export const soMany: Resolve = (match, talk) => {
  const value = numberIn(match, 'number')!;
  const named = talk.topic ?? severalOf(talk);
  if (!named || lastOf(talk) !== named.entry || value < 1 || !Number.isInteger(value)) return null;
  return MEASURED.has(named.item.unit)
    ? edited(named.entry, { is: 'scale', factor: value, of: named.item.name }, talk)
    : itemAmount(named, { ...NO_AMOUNT, quantity: value }, talk);
};

/** The amount that is put right was this food's. */
const fits = ({ item }: NamedItem, old: Amount | null): boolean =>
  old === null ||
  old.quantity === null ||
  Math.abs(item.quantity - old.quantity) < 0.01 ||
  (old.unit !== null && old.unit !== item.unit) ||
  old.size === item.size;

/** Whose amount it was: the only food, the one that had the old amount, the one with this unit, or the one that has a size. */
function whose(said: Amount, old: Amount | null, items: readonly Item[]): number | null {
  if (items.length === 1) return 0;
  const one = (test: (item: Item) => boolean): number | null => {
    const found = items.flatMap((item, i) => (test(item) ? [i] : []));
    return found.length === 1 ? found[0]! : null;
  };
  if (old?.size) return one((item) => item.size === old.size);
  if (old?.quantity) return one((item) => Math.abs(item.quantity - old.quantity!) < 0.01 && (old.unit === null || old.unit === item.unit));
  if (said.size !== null && said.unit === null) return one((item) => item.size !== null);
  return said.unit === null ? null : one((item) => item.unit === said.unit);
}

/** "One was a stout", of several beers. */
const oneIs = (words: string, count: number, talk: Talk): Proposal | null =>
  edited(lastOf(talk), { is: 'one-of', nth: 2, words, ...(count > 1 ? { count } : {}) }, talk);

/** "The second one was diet": of two cokes, or the food that stands second. */
export const oneOf: Resolve = (match, talk) => {
  const count = numberIn(match, 'number');
  // "One was my brother's" says whose.
  const { chart } = talk;
  const owned = chart.at.slice(match.from, match.to).some((spans) => spans.some(({ kind }) => kind === 'person' || kind === 'theirs'));
  if (count !== null && owned) return null;
  // "One slice was cheese", of the food of which there are several.
  if (match.bindings['item'] && itemIn(match, talk)?.index !== severalOf(talk)?.index) return null;
  // "2 of them were whites", of 3 eggs.
  if (count !== null)
    return count >= 1 && count < (severalOf(talk)?.item.quantity ?? 0)
      ? oneIs((wordsIn(match, 'new') ?? wordsIn(match, 'saying'))!, count, talk)
      : null;
  // "The other bowl was Sam's".
  if (isOwner(wordsIn(match, 'saying')!, read(wordsIn(match, 'saying')!, talk.context))) return null;
  const nth = numberIn(match, 'nth')!;
  const named = severalOf(talk) ? null : nthItem(nth, talk);
  const told = named && saidOf(named, wordsIn(match, 'saying')!, talk);
  if (named && (told || named.entry.id !== lastOf(talk)?.id)) return told;
  return edited(lastOf(talk), { is: 'one-of', nth: nth > 0 ? nth : 2, words: wordsIn(match, 'saying')! }, talk);
};

/** "Chicken alone is 280", of 4 oz of about as many calories. */
const isEnergy = ({ quantity, unit, size }: Amount, item: Item): boolean =>
  quantity !== null &&
  unit === null &&
  size === null &&
  !GRAMS.has(item.unit) &&
  quantity >= MOST_COUNTED * Math.max(1, item.quantity) &&
  quantity <= MOST_TIMES_OVER * (item.nutrients?.calories ?? 0) &&
  quantity * MOST_TIMES_OVER >= (item.nutrients?.calories ?? 0);
const GRAMS: ReadonlySet<string> = new Set(['g', 'ml']);
/** So many pieces for one are none. */
const MOST_COUNTED = 40;

/** "3", and not "3 miles" or "a walk". */
const isNumber = ({ bindings: { amount: told } }: Match, { chart }: Talk): boolean =>
  chart.at[told!.from]!.some(({ kind, to }) => kind === 'number' && to === told!.to);

const isNutrient = ({ bindings: { item } }: Match, { chart }: Talk): boolean =>
  item !== undefined && chart.at[item.to - 1]!.some(({ kind, to }) => kind === 'nutrient' && to === item.to);
