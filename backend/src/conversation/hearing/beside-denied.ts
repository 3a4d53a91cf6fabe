import { type Chart, wordsOf } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { hearFrames } from '../frames/hear-frames.js';
import { itemSpans } from '../frames/item-spans.js';
import { foodIn } from '../frames/remarks.js';
import { lastOf, type Talk } from '../frames/talk.js';
import { MOST_LENGTH, understand } from '../frames/understand.js';
import type { Intent } from '../intents/intent.js';
import { handle } from '../intents/registry.js';
import type { TurnContext } from '../turn-context.js';
import { decided, type Hearing, type Rule } from './hearing.js';

/**
 * What is told behind a meal and says in one part what was not had and in another what was ("mustard, no mayo", "no soda, just ice tea",
 * "no chips, had an apple instead"): both are heard apart, for a "no" of what does not stand puts nothing right. `again` hears a text anew.
 */
export function besideDenied(again: (context: TurnContext) => Hearing): Rule {
  return (context) => {
    if (context.text.length > MOST_LENGTH || context.text.startsWith('/') || context.text.includes('?')) return null;
    const { talk } = understand(context);
    if (lastOf(talk)?.kind !== 'meal') return null;
    const denied = deniedIn(talk.chart);
    if (denied.length === 0 || denied.some((one) => stands(one, talk) || isOnOne(one, talk))) return null;
    const rest = restOf(talk.chart, denied);
    if (rest === '' ? denied.length < 2 : !foodIn(talk.chart, 0, talk.chart.tokens.length, context)) return null;
    const before = denied.flatMap(({ from, to }) => notedOf(wordsOf(talk.chart, from, to), context));
    // It may be of the new food, or of several.
    if (before.some((intent) => handle(intent, context).events.length === 0)) return null;
    if (rest === '') return before.length > 0 ? decided(...before) : null;
    const heard = again({ ...context, text: rest });
    if (heard.type !== 'decided') return { ...heard, before: [...before, ...(heard.before ?? [])] };
    return heard.intents.every(({ type }) => type === 'edit' || type === 'log-meal' || type === 'check')
      ? decided(...before, ...heard.intents)
      : null;
  };
}

/** What is noted of the food that stands: "no peanuts" of a pad thai. */
function notedOf(text: string, context: TurnContext): readonly Intent[] {
  const heard = hearFrames({ ...context, text });
  return heard?.type === 'decided' && heard.intents.every(({ type }) => type === 'edit') ? heard.intents : [];
}

type Places = Pick<Chart, 'tokens' | 'at'>;

interface Stretch {
  from: number;
  to: number;
}

/** Parts that begin with "no", "without", "hold the" and name what was not had. */
function deniedIn({ tokens, at }: Places): Stretch[] {
  return at.flatMap((spans, from) => {
    const word = longest(spans, DENIES);
    // "No 3", "no wait" put right.
    if (!word || longest(at[word.to] ?? [], ANEW) || !begins({ tokens, at }, from)) return [];
    let to = word.to;
    while (to < tokens.length && tokens[to]!.is === 'word' && !longest(at[to]!, ENDS)) to += 1;
    return to > word.to ? [{ from, to }] : [];
  });
}
const ANEW: ReadonlySet<string> = new Set(['correct', 'number', 'article']);
const DENIES: ReadonlySet<string> = new Set(['lacking']);
const ENDS: ReadonlySet<string> = new Set([
  'and',
  'join',
  'lacking',
  'eat',
  'be',
  'it',
  'with',
  'only',
  'because',
  'determiner',
  'on',
  'in',
]);

const longest = (spans: readonly Span[], kinds: ReadonlySet<string>): Span | undefined =>
  spans.filter(({ kind }) => kinds.has(kind)).toSorted((a, b) => b.to - a.to)[0];

/** Behind a mark or a joint; "iced tea no sugar" is a tea without it. */
const begins = ({ tokens, at }: Places, from: number): boolean =>
  from === 0 || tokens[from - 1]!.is === 'mark' || at.some((spans) => spans.some(({ kind, to }) => to === from && JOINTS.has(kind)));
const JOINTS: ReadonlySet<string> = new Set(['and', 'filler']);

/** It is of a food that was counted. */
const stands = ({ from, to }: Stretch, talk: Talk): boolean =>
  Array.from({ length: to - from }, (_, i) => from + i).some((at) => itemSpans(talk, at).some((span) => span.to <= to));

/** "No mayo on the sandwich": it says on which of the foods. */
function isOnOne({ to }: Stretch, talk: Talk): boolean {
  if (!longest(talk.chart.at[to] ?? [], ON)) return false;
  const named = longest(talk.chart.at[to + 1] ?? [], DETERMINERS)?.to ?? to + 1;
  return itemSpans(talk, named).length > 0 || itemSpans(talk, to + 1).length > 0;
}
const ON: ReadonlySet<string> = new Set(['in', 'on', 'for']);
const DETERMINERS: ReadonlySet<string> = new Set(['determiner']);

/** What is left without them; "just" and "instead" only point back to what was denied. */
function restOf(chart: Chart, denied: readonly Stretch[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { from: end, to } of [...denied, { from: chart.tokens.length, to: chart.tokens.length }]) {
    const words = bare(chart, from, end, from > 0);
    if (words !== '') parts.push(words);
    from = to;
  }
  return parts.join(', ');
}

function bare(chart: Chart, start: number, end: number, behind: boolean): string {
  let [from, to] = [start, end];
  const light = (at: number) => longest(chart.at[at] ?? [], behind ? POINTS : JOINTS);
  while (from < to && (chart.tokens[from]!.is === 'mark' || light(from))) from = light(from)?.to ?? from + 1;
  while (
    to > from &&
    (chart.tokens[to - 1]!.is === 'mark' || chart.at[to - 1]!.some(({ kind, to: last }) => last === to && TAILS.has(kind)))
  )
    to -= 1;
  return to > from ? wordsOf(chart, from, to) : '';
}
const POINTS: ReadonlySet<string> = new Set(['and', 'filler', 'only', 'join', 'correct', 'subject', 'eat']);
const TAILS: ReadonlySet<string> = new Set(['and', 'filler', 'correct', 'aside']);
