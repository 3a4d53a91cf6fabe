import { isLetter } from '../../language/letters.js';
import { findActivities, type NamedActivity } from './activities.js';
import type { Fact } from './facts.js';
import { findFacts } from './find-facts.js';
import { tokenise, type Token } from './tokens.js';
import { isRole } from './training-words.js';

/** A stretch of a clause between separators, with what it says of training. */
export interface Segment {
  /** Characters of the clause, and what separated it from the stretch before. */
  text: string;
  separator: string;
  tokens: readonly Token[];
  activities: NamedActivity[];
  facts: Fact[];
  /** Words that are neither figures, nor an activity, nor words of any sentence about training. */
  strange: Token[];
}

const isSeparator = (token: Token): boolean =>
  [',', ';', '.', '\n', '&', '+'].includes(token.text) || (isRole(token.text, 'and') && token.text !== 'n');

/** Cuts a clause at commas and joining words, but never within a figure ("an hour and a half") or a name. */
export function segmentsOf(clause: string): Segment[] {
  const tokens = tokenise(clause);
  const found = findFacts(tokens);
  const activities = findActivities(tokens).filter(
    ({ from, to }) => !found.some((fact) => fact.is === 'pool' && fact.from <= from && to <= fact.to),
  );
  const facts = found.filter(
    (fact) =>
      // "8k steps at work", "8 minute abs"
      fact.is === 'steps' ||
      fact.is === 'minutes' ||
      !activities.some((named) => named.from < fact.to && fact.from < named.to && named.to - named.from >= fact.to - fact.from),
  );
  const taken = new Uint8Array(tokens.length);
  for (const { from, to } of [...activities, ...facts]) taken.fill(1, from, to);
  const segments: Segment[] = [];
  let from = 0;
  let separator = '';
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i];
    const begins = token !== undefined && i > from && beginsAnother(i, from, activities, facts);
    if (token && !begins && !(taken[i] === 0 && isSeparator(token))) continue;
    if (i > from) segments.push(segment(clause, tokens, { from, to: i }, separator, activities, facts));
    separator = begins ? '' : token && i === from ? `${separator} ${token.text}`.trim() : (token?.text ?? '');
    from = begins ? i : i + 1;
  }
  return withoutHeading(segments);
}

/** "20 min bike 25 min weights": a time right before an activity, where one with its own time stands before it. */
const beginsAnother = (at: number, from: number, activities: readonly NamedActivity[], facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.is === 'minutes' && fact.from === at && activities.some((named) => named.from === fact.to)) &&
  facts.some((fact) => fact.is === 'minutes' && fact.from >= from && fact.to <= at) &&
  activities.some((named) => named.from >= from && named.to <= at);

const minutesOf = ({ facts }: Segment): number | null => facts.find((fact) => fact.is === 'minutes')?.value ?? null;

/** "Gym 1 hr: 30 min lifting, 30 min stairs": how long all of it took, told before its parts. */
function withoutHeading(segments: Segment[]): Segment[] {
  const [first, ...parts] = segments;
  const all = first ? minutesOf(first) : null;
  const told = parts.flatMap((part) => (part.activities.length > 0 ? (minutesOf(part) ?? []) : []));
  const general = first?.activities.every(({ activity: { name } }) => GENERAL.has(name)) === true;
  return general && all !== null && told.length > 1 && told.reduce((sum, one) => sum + one, 0) === all ? parts : segments;
}
/** What a gym or a session is read as. */
const GENERAL: ReadonlySet<string> = new Set(['workout', 'weight lifting']);

function segment(
  clause: string,
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  separator: string,
  activities: readonly NamedActivity[],
  facts: readonly Fact[],
): Segment {
  const within = (span: { from: number; to: number }): boolean => span.from >= from && span.to <= to;
  // "The bike says 412 cals": what tells a figure is no activity.
  const isDevice = ({ to: end }: NamedActivity): boolean =>
    isRole(tokens[end]?.text, 'say') && facts.some(({ is, from: at }) => is === 'calories' && at >= end && at <= end + 1);
  const own = { activities: activities.filter((named) => within(named) && !isDevice(named)), facts: facts.filter(within) };
  const taken = (at: number): boolean => [...own.activities, ...own.facts].some((span) => span.from <= at && at < span.to);
  const strange = tokens
    .slice(from, to)
    .filter(
      (token, k) =>
        !taken(from + k) &&
        isLetter(token.text[0]) &&
        !['filler', 'about', 'cue', 'verb', 'hard', 'easy', 'and', 'for', 'total', 'full', 'device', 'say', 'per'].some((role) =>
          isRole(token.text, role as 'filler'),
        ),
    );
  const shift = (span: { from: number; to: number }): { from: number; to: number } => ({ from: span.from - from, to: span.to - from });
  return {
    text: clause.slice(tokens[from]!.from, tokens[to - 1]!.to),
    separator,
    tokens: tokens.slice(from, to),
    activities: own.activities.map((named) => ({ ...named, ...shift(named) })),
    facts: own.facts.map((fact) => ({ ...fact, ...shift(fact) })),
    strange,
  };
}

/** A stretch of figures alone: "25 min", "burned 90 says my watch", "about 3 miles there". */
export const isEffort = (segment: Segment): boolean =>
  segment.facts.some(({ is }) => is !== 'nothing') && segment.activities.length === 0 && segment.strange.length === 0;

/** "An hour ten total": of all that was told, whatever stands between. */
export const tellsTotal = (segment: Segment): boolean =>
  isEffort(segment) && segment.facts.some((fact) => fact.is === 'minutes' && fact.total);

/** "2 mi warm-up", "cool down 10 min": a part of what is told around it. */
export const isPart = (segment: Segment): boolean => isEffort(segment) && segment.tokens.some(({ text }) => isRole(text, 'part'));

/** "35 lb pack", "chaleco de 10 kg": what was carried, between how far it was and how long it took. */
export const isLoad = ({ facts, activities, tokens, strange }: Segment, isFood: (words: string) => boolean): boolean =>
  facts.length === 0 &&
  activities.length === 0 &&
  strange.length <= LONGEST_LOAD &&
  tokens.some(({ number }) => number !== null) &&
  tokens.every(({ number }, at) => number === null || isRole(tokens[at + 1]?.text, 'load')) &&
  !strange.some((token) => isFood(token.text));
const LONGEST_LOAD = 3;

/** "Took forever", "felt great": it ends no workout. */
export const isRemark = ({ facts, activities, tokens, text }: Segment, isFood: (words: string) => boolean): boolean =>
  facts.length === 0 && activities.length === 0 && !tokens.some((token) => token.number !== null || isFood(token.text)) && !isFood(text);

/** "Like 10", "about 20": a number alone. */
export const isBareLength = (segment: Segment): boolean =>
  segment.activities.length === 0 &&
  segment.facts.length === 0 &&
  segment.strange.length === 0 &&
  segment.tokens.filter(({ number }) => number !== null).length === 1 &&
  segment.tokens.every(({ number, text }) =>
    number === null ? isRole(text, 'about') || isRole(text, 'for') : number >= 5 && number <= 300,
  );

/** The minutes that a number alone is. */
export const lengthOf = ({ tokens }: Segment): Fact => ({
  is: 'minutes',
  value: tokens.find(({ number }) => number !== null)!.number!,
  total: false,
  from: 0,
  to: tokens.length,
});

/** "Forearms are toast", "I'm cooked": how the body is after it, whatever food the word names elsewhere. */
export const tellsOfBody = ({ tokens }: Segment): boolean => {
  const words = tokens.map(({ text }) => text).filter((text) => text !== "'");
  return (
    words.length <= LONGEST_COMPLAINT &&
    words.some((word) => isRole(word, 'body')) &&
    words.some((word) => isRole(word, 'be')) &&
    words.some((word) => isRole(word, 'spent'))
  );
};
const LONGEST_COMPLAINT = 7;

export const saysNothing = (segment: Segment): boolean =>
  segment.facts.every(({ is }) => is === 'nothing') &&
  segment.activities.length === 0 &&
  segment.strange.length === 0 &&
  !segment.tokens.some(({ number }, at) => number !== null && !segment.facts.some(({ from, to }) => from <= at && at < to));
