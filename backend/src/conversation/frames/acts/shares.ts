import type { Entry } from '../../../domain/entry.js';
import { wordsOf } from '../../../language/chart.js';
import { alone, edited, ends, entryIn, itemIn, numberIn } from '../binding.js';
import { severalOf } from './bare-number.js';
import { removedFood } from './other-target.js';
import { wasUndone } from './was-undone.js';
import { isApart, partCalled, partNamed, withoutPart } from './parts.js';
import type { Proposal, Resolve } from '../proposal.js';
import { lastOf, type NamedItem, type Talk } from '../talk.js';
import type { Match } from '../../../understanding/match.js';

/** "Only ate half", "60 % of item 2": that much of what was told, also where less was told before. */
export const share: Resolve = (match, talk) => (isLeft(match, talk) ? null : part(match, numberIn(match, 'share')!, talk));

/** "About 1/4 left" says the other share. */
const isLeft = ({ to }: Match, { chart }: Talk): boolean => chart.at[to]?.some(({ kind }) => kind === 'left') === true;

export const shareHinted: Resolve = (match, talk) => (talk.corrects || talk.age < 7200 ? share(match, talk) : null);

/** "I finished it" after "ate half": all of it. "Ate it" of what was only spoken of says nothing more. */
export const hadWhole: Resolve = (match, talk) => {
  const entry = lastOf(talk);
  if (talk.entries[0]?.number === 0) return { intents: [], nothing: true };
  // "Ok i drank it", of what was taken back a moment ago.
  if (alone(match, talk) && wasUndone(talk)) return { intents: [{ type: 'redo' }] };
  if (alone(match, talk) && talk.age <= HOURS * 3600 && removedFood(talk) !== null) return { intents: [{ type: 'undo' }] };
  const before = entry ? shareBefore(entry, talk) : 1;
  const part = before === 1 ? partBefore(entry, talk) : null;
  if (part) return edited(part.named.entry, { is: 'scale', factor: part.factor, of: part.named.item.name }, talk);
  const rest = before === 1 && match.concepts.includes('ate-rest') ? otherShare(match, talk) : null;
  if (rest) return rest;
  if (before === 1)
    return entry && talk.age <= HOURS * 3600 && alone(match, talk) ? { intents: [{ type: 'chat', what: 'already' }], weak: true } : null;
  return edited(entry, { is: 'scale', factor: 1 / before, of: null, share: 1 }, talk);
};

/** "Left a third of it": the rest was eaten. */
export const left: Resolve = (match, talk) => {
  const share = numberIn(match, 'share')!;
  if (share < 1) return part(match, 1 - share, talk);
  // "Gave the rest away": what was eaten is told beside it, or asked.
  const rest = talk.chart.at.flat().some(({ kind, to }) => kind === 'other' && to === match.bindings['share']!.to);
  return (rest && unfinished(match, talk)) || { intents: [], nothing: true };
};

/** "Didn't finish", and nothing of how much was eaten: asked. */
export const unfinished: Resolve = (match, talk) => {
  const named = itemIn(match, talk);
  const meal = lastOf(talk);
  if (meal?.kind !== 'meal' || !alone(match, talk) || talk.age > HOURS * 3600 || (named && named.entry !== meal)) return null;
  return {
    intents: [{ type: 'ask-what', about: 'share', ...(named && meal.items.length > 1 ? { of: named.item.name } : {}) }],
    weak: true,
  };
};

/** "Split the fries with Emma": half, unless a share is told. */
export const split: Resolve = (match, talk) => {
  return part(match, numberIn(match, 'share') ?? 0.5, talk);
};

/** "Shared it with 3 friends", "split 3 ways": as many parts as there are people. */
export const splitAmong: Resolve = (match, talk) => {
  const { someone } = match.bindings;
  const count = numberIn(match, 'number')!;
  const ours = someone && talk.chart.at[someone.from]!.some(({ kind }) => kind === 'ours');
  // "With 3 people" is four of them.
  const people = (someone && !ours) || (!someone && match.concepts.includes('with')) ? count + 1 : count;
  return people >= 2 && Number.isInteger(people) ? part(match, 1 / people, talk) : null;
};

/** "Halve it": of what stands there now. */
export const halve: Resolve = (match, talk) => {
  const named = itemIn(match, talk);
  // "Half a pb&j" begins with a half of something else.
  const pointed = named !== null || match.concepts.length > 1 || match.bindings['entry'] || ends(match, talk);
  if (!pointed || (talk.entries[0]?.kind === 'workout' && !named && !alone(match, talk))) return null;
  // "Half of it" is a share of all that was told.
  if (talk.chart.at[match.from]!.some(({ kind, value }) => kind === 'share' && value === 0.5)) return part(match, 0.5, talk);
  return named
    ? edited(named.entry, { is: 'scale', factor: 0.5, of: named.item.name }, talk)
    : edited(entryIn(match) ?? lastOf(talk), { is: 'scale', factor: 0.5, of: null }, talk);
};

function part(match: Match, eaten: number, talk: Talk): Proposal | null {
  if (eaten < 0 || eaten > 1) return null;
  const named = itemIn(match, talk);
  if ((match.bindings['item'] || match.bindings['nth']) && !named) return null;
  // "The last one was half": of one of those that were counted.
  const several = named || eaten === 0 ? null : severalOf(talk);
  if (several && saysOne(match, talk)) return edited(several.entry, { is: 'by', count: eaten - 1, of: several.item.name }, talk);
  // "Zero sugar" of coffee with sugar.
  const part = named && eaten === 0 ? partNamed(match, talk, named.item) : null;
  if (named && part !== null) return withoutPart(named, part, talk);
  // "Half the croutons" of a salad with croutons is no half of the salad.
  const { item } = match.bindings;
  const said = item ? wordsOf(talk.chart, item.from, item.to) : '';
  if (named && item && eaten > 0 && (isApart(said, named.item, talk) || partCalled(said, named.item) !== null))
    return { intents: [{ type: 'ask-what', about: 'wrong' }] };
  // Of a meal of one food the whole is told: the same half told again is no half of it.
  if (named && (eaten === 0 || named.entry.items.length > 1))
    return eaten === 0
      ? edited(named.entry, { is: 'remove', of: named.item.name, only: true }, talk)
      : eaten === 1
        ? null
        : edited(named.entry, { is: 'scale', factor: eaten, of: named.item.name }, talk);
  const entry = named?.entry ?? entryIn(match) ?? lastOf(talk);
  // "Shared some calamari, had half" behind a workout is not of it.
  if (!entry || eaten === 0 || (entry.kind === 'workout' && !alone(match, talk))) return null;
  const before = shareBefore(entry, talk);
  if (eaten === 1 && before === 1) return null;
  if (eaten === before) return { intents: [{ type: 'chat', what: 'noted' }], weak: true };
  return edited(entry, { is: 'scale', factor: eaten / before, of: null, share: eaten }, talk);
}

/** "Half of one", "the last one was half". */
const saysOne = ({ from, to }: Match, { chart }: Talk): boolean =>
  chart.tokens.slice(from, to + 2).some(({ word }) => ONE.has(word)) && !chart.tokens.slice(from, to).some(({ word }) => ALL.has(word));
const ONE: ReadonlySet<string> = new Set(['one', 'un', 'uno', 'una', 'une']);
const ALL: ReadonlySet<string> = new Set(['all']);

/** The share of the entry that the latest correction left of it; 1 where none did. */
export function shareBefore(entry: Entry, talk: Talk): number {
  const change = talk.context.snapshot.changes.findLast((one) => !one.undone);
  const event = change?.events.find((one) => one.type === 'entry-corrected' && one.after.id === entry.id);
  return event?.type === 'entry-corrected' ? (event.share ?? 1) : 1;
}

/** The only food of which the latest correction left less, and how many times as much it was before. */
function partBefore(entry: Entry | null, talk: Talk): { named: NamedItem; factor: number } | null {
  const event = talk.context.snapshot.changes.findLast((one) => !one.undone)?.events.find((one) => one.type === 'entry-corrected');
  if (event?.type !== 'entry-corrected' || event.after.id !== entry?.id || event.before.kind !== 'meal' || entry?.kind !== 'meal')
    return null;
  const { items } = event.before;
  const less = entry.items.flatMap((item, index) => {
    const factor = (items[index]?.name === item.name ? items[index].quantity : 0) / item.quantity;
    return factor > 1 ? [{ named: { entry, index, item }, factor }] : [];
  });
  return less.length === 1 && less[0]!.named.item.quantity < 1 ? less[0]! : null;
}

/** How long "the other half" is of what was told in part. */
const HOURS = 6;

/** "The other half too": what was had in part is had whole. */
export const otherShare: Resolve = (match, talk) => {
  const share = numberIn(match, 'share');
  const bound = itemIn(match, talk);
  const parts = (bound ? [bound] : foodsOf(talk)).filter(
    ({ item }) => item.quantity > 0 && item.quantity < 1 && (share === null || Math.abs(1 - item.quantity - share) < 0.02),
  );
  const [named, ...more] = parts;
  if (talk.age > HOURS * 3600) return null;
  // "Finished the chips too", of which nothing was left.
  if (bound && !named && alone(match, talk) && match.concepts.includes('finish')) return { intents: [{ type: 'chat', what: 'already' }] };
  if (!named || more.length > 0) return null;
  return edited(named.entry, { is: 'scale', factor: 1 / named.item.quantity, of: named.item.name }, talk);
};

/** "3 donuts", "and a half": so much more of the food just counted. */
export const andShare: Resolve = (match, talk) => {
  const counted = foodsOf(talk).filter(({ item }) => Number.isInteger(item.quantity) && !item.assumed);
  const [named, ...more] = counted;
  if (!named || more.length > 0 || talk.age > 120 || !alone(match, talk)) return null;
  return edited(named.entry, { is: 'by', count: numberIn(match, 'share')!, of: named.item.name }, talk);
};

function foodsOf(talk: Talk): NamedItem[] {
  const entry = lastOf(talk);
  return entry?.kind === 'meal' ? entry.items.map((item, index) => ({ entry, index, item })) : [];
}
