import type { Span } from '../../language/span.js';
import type { TurnContext } from '../turn-context.js';
import type { Proposal } from './proposal.js';
import { itemSpans } from './item-spans.js';
import { nthSpans } from './nth-spans.js';
import { SPOKEN } from './still-spoken-of.js';
import { lastOf, type NamedItem, type Talk } from './talk.js';
import { chartOf, MOST_LENGTH, understand } from './understand.js';

/** What is never said of a meal that is told for the first time. */
const NEVER_TOLD: ReadonlySet<string> = new Set([
  'wrong-way',
  'today-first',
  'one-before',
  'undo',
  'redo',
  'when-of',
  'unchanged',
  'mine',
  'counted',
]);
/** Words of these concepts that stand at the beginning announce something else than a meal. */
const ANNOUNCES: ReadonlySet<string> = new Set(['undo', 'redo', 'amend', 'question', 'swap', 'delete', 'define', 'remind']);
const PASSED: ReadonlySet<string> = new Set(['filler', 'wish-to', 'correct']);

/** What is taken away is named as what stands: "del the fries", and no "drop scones". */
const NAMED: ReadonlySet<string> = new Set(['determiner', 'it', 'meal', 'when', 'ordinal', 'entry-word', 'everything']);

/**
 * Whether words of a text ask for something else than to log what it names, although no sentence that we know explains them.
 * `foods`: the words that foods were read from, "sub sandwich", which announce nothing.
 */
export function asksOtherwise(context: TurnContext, foods = ''): boolean {
  if (context.text.length <= MOST_LENGTH && asksOfLogged(context)) return true;
  const { at, tokens } = chartOf(context);
  const { talk } = understand(context);
  // of nothing that stands, nothing else can be asked
  if (lastOf(talk) !== null && at.some((spans) => spans.some(({ kind }) => NEVER_TOLD.has(kind)))) return true;
  const starts = new Set([0]);
  for (const start of starts) {
    if (at[start]?.some((span) => ANNOUNCES.has(span.kind) && announces(span))) return true;
    if (tokens[start]?.is === 'mark') starts.add(start + 1);
    for (const span of at[start] ?? []) if (PASSED.has(span.kind)) starts.add(span.to);
  }
  return false;

  function announces({ kind, from, to }: Span): boolean {
    if (kind === 'delete' || kind === 'define') return at[to]?.some((next) => NAMED.has(next.kind)) === true;
    // "Como a las 9" is no how.
    if (kind === 'question') return !at[from]!.some((other) => (other.kind === 'when' || other.kind === 'hour-lead') && other.to > to);
    return !` ${foods.toLowerCase()} `.includes(` ${tokens[from]!.word} `);
  }
}

function asksOfLogged(context: TurnContext): boolean {
  const { talk, frames } = understand(context);
  return speaksOfLogged(talk) || frames.some(({ match, proposal }) => isSure(match.sentence.act, proposal, talk));
}

/** How long what was logged is what "the fries were" speaks of. */
const HOURS = 6;

/** "The yogurt was the small one": said of a food that stands, whatever else the text says. */
function speaksOfLogged(talk: Talk): boolean {
  const { at, tokens } = talk.chart;
  const oldest = talk.context.now.getTime() - HOURS * 3_600_000;
  return tokens.some((_, from) => {
    // "Was the salmon healthy".
    const asked = from > 0 && at[from - 1]!.some(({ kind }) => kind === 'be') && from === 1;
    if (asked && itemSpans(talk, from).length > 0) return true;
    if (!at[from]!.some(({ kind, to }) => kind === 'determiner' && to === from + 1)) return false;
    return itemSpans(talk, from + 1).some(
      ({ to, value }) =>
        at[to]?.some(({ kind }) => kind === 'be') && (value as NamedItem[]).some(({ entry }) => Date.parse(entry.at) >= oldest),
    );
  });
}

/** A part of the text can only put something right that was just logged. */
function isSure(act: string, { intents, weak }: Proposal, talk: Talk): boolean {
  return !act.endsWith('?') && !weak && talk.age <= SPOKEN && intents.some(({ type }) => type === 'edit');
}

/** Words that point at something, or put something right. */
const POINTS: ReadonlySet<string> = new Set([
  'it',
  'correct',
  'be',
  'not',
  'make',
  'add',
  'remove',
  'swap',
  'move',
  'delete',
  'lacking',
  'longer',
  'shorter',
  'half',
  'share',
]);

/** A text that nothing explains, said of what was just logged: which change is meant is asked. */
export function pointsAtLogged(context: TurnContext): boolean {
  if (context.text.length > MOST_LENGTH || context.text.includes('?')) return false;
  const { talk, arcs } = understand(context);
  const { at, tokens } = talk.chart;
  if (talk.age > SPOKEN || lastOf(talk) === null || tokens.length < 2) return false;
  const settings = at.some((spans) => spans.some(({ kind }) => kind === 'setting' || kind === 'future'));
  const named = tokens.some((_, from) => itemSpans(talk, from).length > 0 || nthSpans(talk, from).length > 0);
  return (
    !settings &&
    (arcs.some(({ value }) => !value.match.sentence.act.endsWith('?')) ||
      named ||
      at.some((spans) => spans.some(({ kind }) => POINTS.has(kind))))
  );
}
