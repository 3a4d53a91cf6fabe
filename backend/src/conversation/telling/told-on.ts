import type { Item } from '../../domain/entry.js';
import type { ReadItem } from '../../reading/reading.js';
import type { Intent, IntentOf } from '../intents/intent.js';
import { fitsUnit } from '../frames/fits-unit.js';
import { chartOf } from '../frames/understand.js';
import { namesMeal } from '../intents/leftovers.js';
import { numbersIn } from '../intents/stored-numbers.js';
import { spanned } from '../../language/spanned.js';
import type { TurnContext } from '../turn-context.js';
import { stems } from '../targets.js';
import { isSame, readAll, type Telling, tellingOf } from './telling.js';

/** Texts that follow each other sooner, in seconds, tell one meal. */
const ONE_BREATH = 60;

/**
 * What is told right after a meal and, read together with it, says which kind, how much or of what the food before it was ("protein shake",
 * "2 scoops vanilla"): the whole is what both say. Any other meal as it is.
 */
export function retold(meal: IntentOf<'log-meal'>, context: TurnContext): IntentOf<'log-meal'> {
  const telling = isClear(meal) && !context.apart ? toldBefore(meal, context) : null;
  const whole = telling && readTogether(telling, context);
  return telling && whole && isTogether(whole, telling.meal.items, meal.items, context) ? together(meal, telling, whole) : meal;
}

/** Food that is told in one breath with a meal, and nothing else of it is left to ask, belongs to that meal. */
export function joining(meal: IntentOf<'log-meal'>, context: TurnContext): IntentOf<'log-meal'> {
  if (meal.joins || !isClear(meal)) return meal;
  const telling = toldBefore(meal, context);
  return telling && telling.age < ONE_BREATH ? { ...meal, joins: { meal: telling.meal.id } } : meal;
}

/** The meal at hand, where the new one has no meal, day or hour of its own; "lunch was:" announced the meal for all that is told behind it. */
function toldBefore(meal: IntentOf<'log-meal'>, context: TurnContext): Telling | null {
  if (meal.day !== 0 || meal.time !== null || meal.copyOf) return null;
  const telling = tellingOf(context);
  // What was told of yesterday is over, unless the text goes on with it.
  if (telling && telling.meal.localDate !== context.today && !meal.continues) return null;
  const announced = meal.meal === telling?.meal.meal && !namesMeal(chartOf(context));
  return meal.meal === null || announced ? telling : null;
}

/** All of it was understood. */
const isClear = ({ skipped, unplaced, items }: IntentOf<'log-meal'>): boolean =>
  !skipped?.length && !unplaced?.length && items.every(({ choices }) => choices.length < 2);

/** Fewer foods than both tell, for a food of before is what it was, only told more closely. */
function isTogether(whole: readonly ReadItem[], before: readonly Item[], more: readonly ReadItem[], context: TurnContext): boolean {
  const told = before.filter((item) => !whole.some((one) => isSame(one, item) && one.quantity === item.quantity && one.unit === item.unit));
  return (
    whole.length < before.length + more.length &&
    !hasLoose(whole, before) &&
    told.length > 0 &&
    told.every((item) => whole.some((one) => isKin(one, item) && !isLess(one, item) && isMeasured(one, item, context)))
  );
}

/** A rack of coleslaw is the amount of something else. */
const isMeasured = (one: ReadItem, { unit }: Item, context: TurnContext): boolean =>
  one.unit === unit || fitsUnit({ ...one, unit, assumption: null }, one.unit, context);

/** What by itself is no food may say something of the meal that is being told: "split w my brother so 5", "2 bowls". */
export function saidOfTelling(context: TurnContext): Intent | null {
  // "The third" is no third of it, and "had 2 more" no 2.
  if (chartOf(context).at.some((spans) => spans.some(({ kind }) => OF_ONE_OF_THEM.has(kind)))) return null;
  // "Half now half later" is no half of a half.
  if (new Set(spanned(chartOf(context), SHARES).map(({ from }) => from)).size > 1) return null;
  const telling = tellingOf(context);
  const whole = telling && readTogether(telling, context);
  const before = telling?.meal.items ?? [];
  if (!whole || hasLoose(whole, before) || whole.length > before.length || whole.every((item, i) => isSame(item, before[i]!))) return null;
  // What was measured in cups is told anew in cups: "4.5 oz" is of what was told in ounces.
  const mayBe = (one: ReadItem, item: Item) =>
    isKin(one, item) && isMeasured(one, item, context) && (item.assumed || item.unit === one.unit);
  if (!whole.every((one, i) => isSame(one, before[i]!) || before.some((item) => mayBe(one, item)))) return null;
  return together({ type: 'log-meal', meal: null, day: 0, time: null, items: [], continues: true }, telling, whole);
}

const SHARES: ReadonlySet<string> = new Set(['share']);
const OF_ONE_OF_THEM: ReadonlySet<string> = new Set(['ordinal', 'seconds', 'another', 'out-of']);

/** "Tacos (shrimp were 6)": a number that is in no amount was not understood. */
const hasLoose = (whole: readonly ReadItem[], before: readonly Item[]): boolean =>
  whole.some(({ mods }) =>
    mods.some((mod) => numbersIn(mod.endsWith(ONE) ? '' : mod).length > 0 && !before.some((item) => item.mods.includes(mod))),
  );

/** "The oreo one" counts nothing. */
const ONE = ' one';

/** "2 tbsp" behind coffee and cream is no coffee with cream. */
const FAR_LESS = 0.2;

/** More words of the same food never make it less: "large" was read past. */
const isLess = (one: ReadItem, before: Item): boolean =>
  (one.grams ?? 0) < (before.grams ?? 0) * (one.food === before.food ? 1 : FAR_LESS) - 1;

/** How many signs of a code tell foods of one kind. */
const KIND = 3;
const isKin = (one: Pick<Item, 'food' | 'name'>, other: typeof one): boolean =>
  (one.food !== null && one.food.slice(0, KIND) === other.food?.slice(0, KIND)) ||
  stems(other.name).some((word) => stems(one.name).includes(word));

const together = (meal: IntentOf<'log-meal'>, telling: Telling, whole: readonly ReadItem[]): IntentOf<'log-meal'> => ({
  ...meal,
  items: [...whole],
  joins: { meal: telling.meal.id, whole: true },
});

/** All foods of what was told before and of the text at hand, as one telling. */
const readTogether = ({ words }: Telling, context: TurnContext): readonly ReadItem[] | null =>
  words === null ? null : readAll(`${words}, ${context.text}`, context);
