import { covered, wordsOf } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import type { SlotSpans } from '../../understanding/match.js';
import { fold } from '../../language/fold.js';
import { readAmount } from '../../reading/index.js';
import { namesFood, SURE_FOOD } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { stem } from '../targets.js';
import { mealSpokenOf } from './binding.js';
import { entrySpans } from './entry-spans.js';
import { numberedSpans, reasonSpans } from './numbered-spans.js';
import { amountSpans, foodSpans, partSpans, sayingSpans } from './food-spans.js';
import { nthSpans } from './nth-spans.js';
import { pointedSpans } from './pointed-spans.js';
import { goneSpans, itemSpans, workoutSpans } from './item-spans.js';
import { sportSpans } from './sport-spans.js';
import { heldBy } from './still-spoken-of.js';
import type { Talk } from './talk.js';

type Finder = (talk: Talk, from: number) => readonly Span[];

/** "Butter", "salted", "breast": what is eaten, or an amount of it, is nobody's name. */
const isOfFood = (word: string, context: TurnContext): boolean =>
  readAmount(word, context.table) !== null || namesFood(word, context, SURE_FOOD);

/** Someone else: a word for a person, or a name that is no other word. */
function someoneSpans({ chart, context }: Talk, from: number): Span[] {
  const known = (chart.at[from] ?? []).filter((span) => span.kind === 'person');
  if (known.length > 0) return known.map((span) => ({ ...span, kind: 'someone' }));
  const token = chart.tokens[from];
  const named = token?.is === 'word' && token.word.length > 1 && (chart.at[from] ?? []).length === 0 && !isOfFood(token.word, context);
  return named ? [{ kind: 'someone', from, to: from + 1, value: wordsOf(chart, from, from + 1) }] : [];
}

/** "Walter's", "my colleague's": what is somebody else's. */
function ownerSpans({ chart }: Talk, from: number): Span[] {
  const theirs = (chart.at[from] ?? []).filter((span) => span.kind === 'theirs').map((span) => ({ ...span, kind: 'owner' }));
  const token = chart.tokens[from];
  const named = token?.word.endsWith("'s") === true && (chart.at[from] ?? []).length === 0;
  return named ? [...theirs, { kind: 'owner', from, to: from + 1, value: token.word }] : theirs;
}

const SILENT: ReadonlySet<string> = new Set(['filler', 'determiner', 'it']);

/** All that follows, but for marks and joints before it: what is said of something that was named first. */
function tailSpans({ chart }: Talk, from: number): Span[] {
  let start = from;
  const joint = (at: number) => (chart.at[at] ?? []).find((span) => span.kind === 'and');
  while (start < chart.tokens.length && (chart.tokens[start]!.is === 'mark' || joint(start))) start = joint(start)?.to ?? start + 1;
  const to = chart.tokens.length;
  const tells = Array.from({ length: Math.max(0, to - start) }, (_, i) => start + i).some(
    (at) => chart.tokens[at]!.is !== 'mark' && !covered(chart, at, SILENT),
  );
  return tells ? [{ kind: 'tail', from, to, value: wordsOf(chart, start, to) }] : [];
}

/** The name of a saved meal. */
function savedSpans({ chart, context }: Talk, from: number): Span[] {
  const names = context.snapshot.saved.map(({ name }) => fold(name));
  const ends = Array.from({ length: Math.min(6, chart.tokens.length - from) }, (_, i) => from + i + 1);
  return ends
    .filter((to) => names.includes(fold(wordsOf(chart, from, to))))
    .map((to) => ({ kind: 'saved', from, to, value: fold(wordsOf(chart, from, to)) }));
}

/** "Tbsp", "grams": a unit by itself. The value is what it is called among ours. */
function unitSpans({ chart, context }: Talk, from: number): Span[] {
  const token = chart.tokens[from];
  const unit = token?.is === 'word' ? (readAmount(`2 ${token.word}`, context.table)?.unit ?? null) : null;
  return unit === null ? [] : [{ kind: 'unit', from, to: from + 1, value: unit }];
}

/** What a food of the last meal holds: "the tortillas", "the bun". The value is that food. */
function heldSpans(talk: Talk, from: number): Span[] {
  const { chart, context } = talk;
  const meal = mealSpokenOf(talk);
  const token = chart.tokens[from];
  if (!meal || token?.is !== 'word') return [];
  const index = meal.items.findLastIndex((item) => heldBy(item, context).some((held) => stem(held) === stem(token.word)));
  return index < 0 ? [] : [{ kind: 'held', from, to: from + 1, value: { entry: meal, index, item: meal.items[index]! } }];
}

const OWN: Readonly<Record<string, Finder>> = {
  item: itemSpans,
  workout: workoutSpans,
  sport: sportSpans,
  gone: goneSpans,
  entry: entrySpans,
  pointed: pointedSpans,
  numbered: numberedSpans,
  reason: reasonSpans,
  food: foodSpans,
  amount: amountSpans,
  part: partSpans,
  saying: sayingSpans,
  someone: someoneSpans,
  owner: ownerSpans,
  nth: nthSpans,
  tail: tailSpans,
  saved: savedSpans,
  unit: unitSpans,
  held: heldSpans,
};

/** Looks for what a slot may hold, each place and kind once. */
export function slotsOf(talk: Talk): SlotSpans {
  const known = new Map<string, (readonly Span[] | undefined)[]>();
  return (kind, at) => {
    let places = known.get(kind);
    if (!places) known.set(kind, (places = []));
    return (places[at] ??= OWN[kind]?.(talk, at) ?? (talk.chart.at[at] ?? []).filter((span) => span.kind === kind));
  };
}
