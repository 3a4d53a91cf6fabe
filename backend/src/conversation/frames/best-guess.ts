import type { Entry } from '../../domain/entry.js';
import { wordsOf, type Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { readAmount } from '../../reading/index.js';
import { cheapestCover, type Arc } from '../../understanding/cover.js';
import type { Intent } from '../intents/intent.js';
import type { TurnContext } from '../turn-context.js';
import { eachOnce } from './each-once.js';
import { entrySpans } from './entry-spans.js';
import { itemSpans, workoutSpans } from './item-spans.js';
import { foodIn } from './remarks.js';
import { SPOKEN } from './still-spoken-of.js';
import { lastOf, type NamedItem, type Talk } from './talk.js';
import type { Frame } from './frame.js';
import { meantOf } from './meant-of.js';
import { freeArcs, isHinted, understand } from './understand.js';

/** What a text most likely puts right of what stands, although no sentences explain all of it; `sure`: the rest changes nothing. */
export interface Guess {
  intents: readonly Intent[];
  sure: boolean;
}

/** What a word costs that is left: one that says what is to be done or of what, and any other. */
const TELLING = 2;
const CHATTER = 0.3;
/** What a sentence costs besides that is only meant beside a sign of correcting. */
const HINTED = 0.75;

/** Decides by cost: what is sure is done, what leaves a telling word is asked about with what would stand, and nothing is said of the rest. */
export function bestGuess(context: TurnContext): Guess | null {
  if (context.text.includes('?') || context.text.startsWith('/')) return null;
  const { talk, arcs } = understand(context);
  const able = arcs.filter(({ value }) => isAble(value, talk));
  if (able.length === 0) return null;
  const { chart } = talk;
  const priced = able.map((arc) => (isHinted(arc.value.match.sentence) ? { ...arc, cost: arc.cost + HINTED } : arc));
  const cover = cheapestCover(chart.tokens.length, priced, (at) => weightOf(talk, at), freeArcs(chart, talk));
  const frames = meantOf(
    cover.arcs.map(({ value }) => value),
    talk,
  );
  const intents = intentsOf(frames);
  if (intents.length === 0 || (!frames.some(isBound) && (talk.age > SPOKEN || lastOf(talk) === null))) return null;
  if (cover.arcs.some((arc) => isHinted(arc.value.match.sentence) && arcs.some((other) => isRival(arc, other)))) return null;
  const rests = restsOf(chart, cover.arcs);
  if (rests.some((rest) => asks(rest, chart))) return null;
  const tells = rests.some((rest) => isTelling(rest, talk, intents, arcs));
  if (!tells) return { intents, sure: true };
  const puts = intents.every(({ type }) => type === 'edit' || type === 'delete');
  return frames.some(isBound) && puts ? { intents: [{ type: 'check', choices: [intents] }], sure: false } : null;
}

/** A text that was read as a meal and only puts right what stands: "hey no 40". What names food of its own is a meal. */
export function putsRight(context: TurnContext): Guess | null {
  const { talk, arcs } = understand(context);
  if (!talk.corrects || talk.age > SPOKEN || arcs.some(({ value: { match } }) => match.bindings['new'])) return null;
  const guess = bestGuess(context);
  return guess?.sure ? guess : null;
}

/** Each once; what is taken away by name is all that is taken away. */
function intentsOf(frames: readonly Frame[]): Intent[] {
  const named = frames.some((frame) => isBound(frame) && frame.proposal.intents.some(takesAway));
  const meant = frames.filter((frame) => !named || isBound(frame) || !frame.proposal.intents.some(tellsWhy));
  return eachOnce(meant.flatMap(({ proposal }) => proposal.intents));
}

/** Changes of what stands; those that are only meant beside a sign of correcting, with one. */
function isAble({ match, proposal: { intents } }: Frame, talk: Talk): boolean {
  const { sentence, bindings, from } = match;
  if ((isHinted(sentence) && !talk.corrects) || !intents.every(({ type }) => CHANGES.has(type))) return false;
  // A word that we do not know is nobody's name, and what was never told is not left out.
  const { someone } = bindings;
  if (someone && !talk.chart.at[someone.from]!.some(({ kind, to }) => kind === 'person' && to === someone.to)) return false;
  if (bindings['part'] && !isBound({ match })) return false;
  // All that was told is taken away by whoever begins with it.
  return isBound({ match }) || !intents.some(({ type }) => type !== 'edit') || begins(talk.chart, from);
}

/** Nothing stands before it in its clause. */
function begins({ tokens, at }: Chart, from: number): boolean {
  for (let end = from; end > 0 && tokens[end - 1]!.is !== 'mark';) {
    const light = at.flat().find(({ kind, to }) => to === end && SILENT.has(kind));
    if (!light) return false;
    end = light.from;
  }
  return true;
}
const SILENT: ReadonlySet<string> = new Set(['filler', 'aside', 'correct', 'determiner', 'wish-to']);

const CHANGES: ReadonlySet<string> = new Set(['edit', 'delete', 'undo', 'redo']);

const NAMES = ['item', 'entry', 'workout', 'nth', 'old', 'numbered'] as const;
const isBound = ({ match: { bindings } }: Pick<Frame, 'match'>): boolean => NAMES.some((name) => bindings[name] !== undefined);

/** Words that by themselves are no correction say something else outright. */
const isRival = (taken: Arc<Frame>, { from, to, value: { match, proposal } }: Arc<Frame>): boolean =>
  from < taken.to && to > taken.from && !isHinted(match.sentence) && !proposal.weak && proposal.intents.length > 0;

interface Stretch {
  from: number;
  to: number;
}

function restsOf({ tokens }: Chart, taken: readonly Arc<Frame>[]): Stretch[] {
  const rests: Stretch[] = [];
  let from = 0;
  for (const { from: start, to } of [...taken, { from: tokens.length, to: tokens.length }]) {
    if (start > from) rests.push({ from, to: start });
    from = to;
  }
  return rests;
}

const inside = (chart: Chart, { from, to }: Stretch): readonly Span[] =>
  chart.at.slice(from, to).flatMap((spans) => spans.filter((span) => span.to <= to));

/** It asks something. */
const asks = (rest: Stretch, chart: Chart): boolean =>
  inside(chart, rest).some(({ kind, from }) => kind === 'question' && (from === 0 || chart.tokens[from - 1]!.is === 'mark'));

/** It wishes or sets something. */
const ELSE: ReadonlySet<string> = new Set(['setting', 'remind', 'supposes', 'future']);

/** What is left names food, counts something or asks for something else; what is told of food that goes is only why. */
function isTelling(rest: Stretch, talk: Talk, intents: readonly Intent[], arcs: readonly Arc<Frame>[]): boolean {
  const { chart, context } = talk;
  const places = Array.from({ length: rest.to - rest.from }, (_, i) => rest.from + i);
  if (inside(chart, rest).some(({ kind }) => ELSE.has(kind))) return true;
  const named = places.flatMap((at) => loggedAt(talk, at, rest.to));
  if (named.some((one) => !isAbout(one, intents)) || (named.length === 0 && foodIn(chart, rest.from, rest.to, context))) return true;
  if (!intents.every(takesAway) && (inside(chart, rest).some(counts) || readAmount(wordsOf(chart, rest.from, rest.to), context.table)))
    return true;
  return arcs.some(
    ({ from, to, value: { match, proposal } }) =>
      from >= rest.from && to <= rest.to && !isHinted(match.sentence) && !proposal.weak && proposal.intents.length > 0,
  );
}
/** All of it, and "the rest", count nothing. */
const counts = ({ kind, value }: Span): boolean => COUNTS.has(kind) && !(kind === 'share' && value === 1);
const COUNTS: ReadonlySet<string> = new Set(['number', 'share', 'kcal', 'figure', 'minutes', 'way', 'when']);

const takesAway = (intent: Intent): boolean =>
  intent.type === 'undo' || intent.type === 'delete' || (intent.type === 'edit' && intent.change.is === 'remove');

/** Beside what goes: that all of it was never eaten, or on which day it was. */
const tellsWhy = (intent: Intent): boolean => takesAway(intent) || (intent.type === 'edit' && intent.change.is === 'day');

/** What stands in the log and is named at a place: foods by their names, else whole entries. */
function loggedAt(talk: Talk, at: number, end: number): (readonly NamedItem[] | Entry)[] {
  const spans = [...itemSpans(talk, at), ...workoutSpans(talk, at), ...entrySpans(talk, at)];
  return spans.filter(({ to }) => to <= end).map(({ value }) => value as readonly NamedItem[] | Entry);
}

/** It is what is put right. */
const isAbout = (named: readonly NamedItem[] | Entry, intents: readonly Intent[]): boolean =>
  intents.some((intent) => {
    if (intent.type !== 'edit' || intent.target?.by !== 'numbers') return false;
    const [number] = intent.target.numbers;
    const of = 'of' in intent.change ? intent.change.of : null;
    return 'number' in named ? named.number === number : named.some(({ entry, item }) => entry.number === number && item.name === of);
  });

function weightOf(talk: Talk, at: number): number {
  const { chart } = talk;
  if (chart.tokens[at]!.is === 'mark') return 0;
  const tells =
    chart.tokens[at]!.is === 'number' || chart.at[at]!.some(({ kind }) => !LITTLE.has(kind)) || loggedAt(talk, at, at + 1).length > 0;
  return tells ? TELLING : CHATTER;
}
/** Words that stand in any sentence. */
const LITTLE: ReadonlySet<string> = new Set(
  'determiner article filler it be in on to for with and of-day subject person because aside when-join hour-lead who'.split(' '),
);
