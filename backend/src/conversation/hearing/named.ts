import type { Entry } from '../../domain/entry.js';
import { itemSpans, workoutSpans } from '../frames/item-spans.js';
import { BREATH } from '../frames/still-spoken-of.js';
import type { NamedItem, Talk } from '../frames/talk.js';
import { MOST_LENGTH, understand } from '../frames/understand.js';
import { decided, type Rule } from './hearing.js';

/**
 * "The coffee from breakfast", "the run i just put in": something that stands is named, and nothing is said of it yet. It is asked what is
 * to become of it, and it is no second coffee.
 */
export const hearNamed: Rule = (context) => {
  if (context.text.length > MOST_LENGTH || context.text.startsWith('/') || context.text.includes('?')) return null;
  const { talk } = understand(context);
  const entry = namedAlone(talk);
  return entry ? decided({ type: 'ask-what', about: 'wrong', entry: entry.number }) : null;
};

function namedAlone(talk: Talk): Entry | null {
  const { tokens, at } = talk.chart;
  const from = starts(talk);
  const definite = from !== null && at[from]!.some(({ kind, to }) => kind === 'determiner' && to === from + 1 && to < tokens.length);
  if (from === null || !definite) return null;
  const named = [
    ...itemSpans(talk, from).map(({ to, value }) => ({ to, entry: (value as NamedItem[])[0]!.entry })),
    ...workoutSpans(talk, from).map(({ to, value }) => ({ to, entry: value as Entry })),
  ];
  for (const { to, entry } of named) {
    const rest = restOf(talk, to);
    if (rest === 'told' || (rest === 'nothing' && talk.age <= BREATH && talk.entries[0] === entry)) return entry;
  }
  return null;
}

/** Where the name begins, behind "ok so about"; null for a text of nothing else. */
function starts({ chart: { tokens, at } }: Talk): number | null {
  let from = 0;
  for (;;) {
    const passed = at[from]?.find(({ kind }) => LEADS.has(kind));
    if (tokens[from]?.is === 'mark') from += 1;
    else if (passed && !at[from]!.some(({ kind }) => kind === 'determiner')) from = passed.to;
    else return from < tokens.length ? from : null;
  }
}
const LEADS: ReadonlySet<string> = new Set(['filler', 'and', 'when-join']);

/** What stands behind the name: nothing, only where or when it was told ("from breakfast", "i just put in"), or anything else. */
function restOf({ chart: { tokens, at } }: Talk, from: number): 'nothing' | 'told' | 'else' {
  let place = from;
  let told = false;
  while (place < tokens.length) {
    const spans = at[place]!.filter(({ kind }) => PLACES.has(kind) || LIGHT.has(kind));
    const longest = spans.toSorted((a, b) => b.to - a.to)[0];
    if (tokens[place]!.is === 'mark') place += 1;
    else if (!longest) return 'else';
    else {
      told ||= PLACES.has(longest.kind);
      place = longest.to;
    }
  }
  return told ? 'told' : 'nothing';
}
const PLACES: ReadonlySet<string> = new Set(['when', 'meal', 'day', 'was-put', 'log-word', 'counted']);
const LIGHT: ReadonlySet<string> = new Set([
  'filler',
  'when-join',
  'in',
  'for',
  'of-day',
  'hour-lead',
  'subject',
  'determiner',
  'halfday',
  'eat',
]);
