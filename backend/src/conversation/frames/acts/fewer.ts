import { wordsOf } from '../../../language/chart.js';
import type { Match } from '../../../understanding/match.js';
import { alone, amountIn, edited, ends, itemIn, mealSpokenOf, nthItem, numberIn } from '../binding.js';
import type { Resolve } from '../proposal.js';
import type { Talk } from '../talk.js';
import { SAME_BREATH_SECONDS } from '../still-spoken-of.js';
import { fitting } from './amounts.js';
import { MEASURED, severalOf } from './bare-number.js';
import { itemAmount } from './item-amount.js';

/** "My daughter ate one of the cookies", "the second coffee was his": so many fewer. */
export const fewer: Resolve = (match, talk) => {
  const said = amountIn(match);
  const count = numberIn(match, 'number') ?? (said ? (said.quantity ?? 1) : 1);
  // "My husband also had one" is of none of the user's.
  const also =
    match.bindings['someone'] && !match.bindings['item'] && talk.chart.at.some((spans) => spans.some(({ kind }) => kind === 'too'));
  if (also && alone(match, talk)) return { intents: [{ type: 'chat', what: 'not-eaten' }] };
  const named = itemIn(match, talk) ?? severalOf(talk);
  if ((!named && !match.bindings['nth']) || isLoose(match, talk) || isParted(match, talk)) return null;
  // "The third had no meat" was had without it.
  if (match.concepts.includes('not-eat') && !ends(match, talk)) return null;
  if (match.bindings['nth']) {
    // "First one on there" is of the list.
    const listed = match.concepts.some((name) => name === 'on' || name === 'of-a-meal');
    // "Half the sandwich, my kid ate the rest" tells of the sandwich.
    if (isRest(match, talk)) return ends(match, talk) && tellsShare(match, talk) ? { intents: [], nothing: true } : null;
    const several = listed ? null : severalOf(talk);
    if (several && several.item.quantity >= (numberIn(match, 'nth') || 1))
      return edited(several.entry, { is: 'by', count: -1, of: several.item.name }, talk);
    const nth = nthItem(numberIn(match, 'nth')!, talk);
    return nth ? edited(nth.entry, { is: 'remove', of: nth.item.name, only: true }, talk) : null;
  }
  if (!named) return null;
  if (said?.quantity !== null && said?.quantity !== undefined && said.quantity < 1) return null;
  if (said && (said.share || (said.unit !== null && said.unit !== 'count' && said.unit !== named.item.unit))) return null;
  // "He had 5" of a pizza that was split, or of 3 slices: of none of the user's.
  const apart = match.bindings['item'] === undefined && (count > named.item.quantity || named.item.mods.includes('split'));
  if (apart && match.bindings['someone']) return { intents: [{ type: 'chat', what: 'not-eaten' }] };
  // "My son had 2 of the tenders", of which nobody said how many there were.
  if (count > 1 && named.item.assumed && count > named.item.quantity)
    return { intents: [{ type: 'ask-what', about: 'share', ...(named.entry.items.length > 1 ? { of: named.item.name } : {}) }] };
  // All that there was: somebody else's, whatever was counted.
  return edited(named.entry, { is: 'by', count: -Math.min(count, named.item.quantity), of: named.item.name }, talk);
};

const isRest = ({ bindings: { nth } }: Match, { chart }: Talk): boolean =>
  chart.tokens.slice(nth!.from, nth!.to).some(({ word }) => REST.has(word));
const REST: ReadonlySet<string> = new Set(['rest', 'reste', 'resto']);

/** How much of it was the user's is told beside it. */
const tellsShare = ({ from, to }: Match, { chart: { at } }: Talk): boolean =>
  at.some((spans, place) => (place < from || place >= to) && spans.some(({ kind }) => kind === 'share' || kind === 'number'));

/** "2. last one was bob's" and "scratch that, 3 eggs" tell two things. */
const isParted = ({ bindings, from, to }: Match, { chart }: Talk): boolean =>
  bindings['amount'] !== undefined && bindings['someone'] === undefined && chart.tokens.slice(from, to).some(({ is }) => is === 'mark');

/** "Starving, had 3" tells of nobody else: with no food named, it must be a person, and all that is said. */
function isLoose(match: Match, talk: Talk): boolean {
  const { someone, item, nth } = match.bindings;
  if (!someone || item || nth || match.concepts.includes('it')) return false;
  const person = talk.chart.at[someone.from]!.some(({ kind, to }) => kind === 'person' && to === someone.to);
  if (person && talk.age <= SAME_BREATH_SECONDS && ends(match, talk)) return false;
  return !alone(match, talk) || !(person || /^\p{Lu}\p{Ll}/u.test(wordsOf(talk.chart, someone.from, someone.to)));
}

/** "Left 40 g of it": so much less of the food that was measured so. */
export const leftSoMuch: Resolve = (match, talk) => {
  const said = amountIn(match)!;
  const at = fitting(said, talk);
  const meal = mealSpokenOf(talk);
  const own = at === null || !meal ? null : { entry: meal, index: at, item: meal.items[at]! };
  const named = itemIn(match, talk) ?? own ?? talk.topic;
  const counted = named ?? severalOf(talk);
  if (!counted || said.quantity === null || said.quantity >= counted.item.quantity) return null;
  // "Left one egg", of two.
  const pieces = said.unit === null && said.size === null && !MEASURED.has(counted.item.unit) && Number.isInteger(said.quantity);
  if (pieces) return edited(counted.entry, { is: 'by', count: -said.quantity, of: counted.item.name }, talk);
  if (said.unit === null || said.unit !== counted.item.unit) return null;
  return itemAmount(counted, { ...said, quantity: counted.item.quantity - said.quantity }, talk);
};

/** "One less", "2 fewer": of the food that was counted. */
export const less: Resolve = (match, talk) => {
  const named = itemIn(match, talk) ?? talk.topic ?? severalOf(talk);
  const count = numberIn(match, 'number')!;
  if (!named || MEASURED.has(named.item.unit) || count >= named.item.quantity) return null;
  return edited(named.entry, { is: 'by', count: -count, of: named.item.name }, talk);
};

/** "Raise the eggs by one": so many more of it. */
export const soManyMore: Resolve = (match, talk) => {
  const named = itemIn(match, talk) ?? talk.topic ?? severalOf(talk);
  return !named || MEASURED.has(named.item.unit)
    ? null
    : edited(named.entry, { is: 'by', count: numberIn(match, 'number')!, of: named.item.name }, talk);
};
