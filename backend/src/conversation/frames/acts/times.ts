import { wordsOf, type Chart } from '../../../language/chart.js';
import type { Match } from '../../../understanding/match.js';
import { read } from '../../matching-items.js';
import { stems } from '../../targets.js';
import { alone, edited, entryIn, itemIn, numberIn } from '../binding.js';
import { isApart } from './parts.js';
import type { Proposal, Resolve } from '../proposal.js';
import { SAME_BREATH_SECONDS } from '../still-spoken-of.js';
import { lastOf, type NamedItem, type Talk } from '../talk.js';

/** More than so many times is something else. */
const MOST_TIMES = 12;

/** "A double". */
const isArticled = ({ to }: Match, { chart }: Talk): boolean => is(chart, to - 2, 'article');

/** "A double" of a burger, "double cheeseburger": the food of the table that is called so; "double the burger" is two. */
function largerKind(match: Match, named: NamedItem | null, factor: number, talk: Talk): Proposal | null {
  const { chart, context } = talk;
  const at = chart.at.findIndex((spans, i) => i >= match.from && spans.some(({ kind }) => kind === 'double' || kind === 'triple'));
  const before = chart.at[at - 1]?.some(({ kind }) => kind === 'article') === true;
  const whole = named ? `${factor === 3 ? 'triple' : 'double'} ${named.item.name}` : '';
  const beside = (match.bindings['item'] ?? match.bindings['held'])?.from === at + 1 && !is(chart, at + 1, 'determiner');
  if (!named || !(before || beside)) return null;
  const [food, ...more] = read(whole, context);
  const one = food !== undefined && more.length === 0 && food.nutrients !== null && food.food !== named.item.food && food.quantity === 1;
  return one && stems(food.name).at(-1) === stems(named.item.name).at(-1)
    ? edited(named.entry, { is: 'replace', of: named.item.name, words: whole }, talk)
    : null;
}
const is = ({ at }: Chart, place: number, kind: string): boolean => at[place]?.some((span) => span.kind === kind) === true;

function allOf(talk: Talk): NamedItem[] {
  const entry = lastOf(talk);
  return entry?.kind === 'meal' ? entry.items.map((item, index) => ({ entry, index, item })) : [];
}

const isAll = (match: Match, { chart }: Talk): boolean => match.from === 0 && match.to === chart.tokens.length;

/** "Bump everything 10%", "cut the rice by a third": so much more or less of what is there. */
function changedBy(match: Match, change: number, talk: Talk): Proposal | null {
  const named = itemIn(match, talk);
  const entry = named?.entry ?? entryIn(match) ?? lastOf(talk);
  if (entry?.kind !== 'meal' || change <= 0 || change >= 1 || !alone(match, talk)) return null;
  const factor = match.concepts.includes('raise') || match.concepts.includes('more') ? 1 + change : 1 - change;
  return edited(entry, { is: 'scale', factor, of: named?.item.name ?? null }, talk);
}

/** "Double the rice", "make it triple". */
export const times: Resolve = (match, talk) => {
  const change = numberIn(match, 'change');
  if (change !== null) return changedBy(match, change, talk);
  const said = numberIn(match, 'number');
  // "x3" by itself, of what was just told.
  if (said !== null && (!isAll(match, talk) || talk.age > SAME_BREATH_SECONDS * 2 || said < 2 || said > MOST_TIMES)) return null;
  const factor = said ?? (match.concepts.includes('triple') ? 3 : 2);
  const held = match.bindings['held']?.value as NamedItem | undefined;
  const named = held ?? itemIn(match, talk);
  const spoken = named ?? talk.topic;
  const kinds = said === null ? (spoken ? [spoken] : allOf(talk)).flatMap((one) => largerKind(match, one, factor, talk) ?? []) : [];
  const larger = kinds.length === 1 ? kinds[0]! : null;
  // "It was a double" of several foods, of which none is called so.
  if (!spoken && !larger && match.concepts.includes('it') && isArticled(match, talk) && allOf(talk).length > 1)
    return { intents: [{ type: 'ask-what', about: 'wrong' }] };
  if (match.concepts.length === 1 && Object.keys(match.bindings).length === 0 && !isAll(match, talk)) return null;
  // "It was double" may say that it was counted twice.
  // "Double chicken" of a burrito bowl is of what lies in it.
  const { item } = match.bindings;
  if (!larger && named && item && isApart(wordsOf(talk.chart, item.from, item.to), named.item, talk))
    return { intents: [{ type: 'ask-what', about: 'wrong' }] };
  if (larger || held || (!named && match.concepts.includes('be') && !isArticled(match, talk))) return larger;
  return named
    ? edited(named.entry, { is: 'scale', factor, of: named.item.name }, talk)
    : edited(lastOf(talk), { is: 'scale', factor, of: null }, talk);
};
