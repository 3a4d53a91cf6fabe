import { wordsOf, type Chart } from '../../language/chart.js';
import { fold } from '../../language/fold.js';
import { splitAtBlanks } from '../../language/letters.js';
import type { Span } from '../../language/span.js';
import { tokenise } from '../../language/token.js';
import {
  asCounted,
  countsElse,
  namesIn,
  normaliseText,
  readAmount,
  saysUnit,
  sharesOut,
  settledFigures,
  withoutUneaten,
} from '../../reading/index.js';
import type { Reading, ReadItem } from '../../reading/reading.js';
import { chartOf } from '../frames/understand.js';
import { isUnheardOf } from '../ordinary-word.js';
import { read } from '../matching-items.js';
import { itemText } from '../replies/amount-text.js';
import type { TurnContext } from '../turn-context.js';
import { toItem } from '../to-item.js';
import type { Intent, IntentOf } from './intent.js';
import { strangeWords } from './sift-meal.js';
import { numbersOf, valuesOf } from './stored-numbers.js';
import { unplaced } from './unplaced.js';
import { unaccounted } from './unaccounted.js';
import { unread } from './unread.js';

/**
 * A second look at what is to be stored: somebody who says a number means it, so one that is in no amount, figure, length or
 * time is a sign that the text was read wrongly, whatever it was read as. A workout whose length the chart reads otherwise is
 * asked about; so is a food that its own words count otherwise; any other number is told back as passed over. What tells when it
 * was, a share or "the same", and is in no meal, is asked about too.
 */
export function heeding(intents: Intent[], reading: Reading, context: TurnContext): Intent[] {
  const chart = chartOf(context);
  const workouts = intents.filter((intent) => intent.type === 'log-workout');
  const meals = intents.filter((intent) => intent.type === 'log-meal');
  if (workouts.length === 1 && meals.length === 0 && disagrees(chart, workouts[0]!))
    return [{ type: 'ask-what', about: 'workout', activity: workouts[0]!.activity }];
  if (workouts.length > 0 || meals.length === 0) return intents;
  const strange = meals.flatMap(({ skipped }) => skipped ?? []).filter((words) => words.split(' ').some(isUnheardOf));
  const lost = withoutParts([
    ...unplaced(chart, meals, reading),
    ...unread(chart, meals, reading),
    ...unaccounted(chart, meals, reading, context),
    ...strange,
  ]).filter((words) => !isNamed(words, context.text) && isStillSaid(words, context.text));
  const placed = lost.length > 0 ? intents.map((intent) => (intent === meals.at(-1) ? asking(intent, lost) : intent)) : intents;
  return numbered(placed, chart, reading, context);
}

/** It only names a place or somebody, and perhaps the meal that was had there. */
function isNamed(words: string, text: string): boolean {
  const names = namesIn(text).map(({ from, to }) => text.slice(from, to).replaceAll('\u2019', "'"));
  const rest = names.reduce((left, name) => left.toLowerCase().replace(name.toLowerCase(), ' '), words);
  return names.some((name) => hasWords(name, words)) || (rest !== words && strangeWords(rest) === '');
}

/** It stands in the text as it is read: what is known to say nothing of a meal is taken out there. */
function isStillSaid(words: string, text: string): boolean {
  const read = wordsRead(text);
  return splitAtBlanks(fold(strangeWords(words) || words)).some((word) => read.has(word));
}

/** Without what only tells how an amount or an energy came about. */
const wordsRead = (text: string): ReadonlySet<string> => new Set(tokenise(asCounted(text), new Map()).map(({ word }) => word));

/** A long text says the same numbers many times. */
const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** Each once, and no part of another. */
const withoutParts = (list: readonly string[]): string[] =>
  distinct(list).filter((words, _, each) => !each.some((other) => other !== words && hasWords(other, words)));

/** What is asked about is not told back as passed over besides. */
function asking(meal: Intent, unplaced: string[]): Intent {
  if (meal.type !== 'log-meal') return meal;
  const skipped = (meal.skipped ?? []).filter((words) => !unplaced.some((one) => one.toLowerCase().includes(words.toLowerCase())));
  return { ...meal, ...(meal.skipped ? { skipped } : {}), unplaced };
}

/** With what is done about the numbers that are nowhere in the meals. */
function numbered(intents: Intent[], chart: Chart, reading: Reading, context: TurnContext): Intent[] {
  const meals = intents.filter((intent) => intent.type === 'log-meal');
  const unheard = unheardIn(chart, meals, reading);
  if (unheard.length === 0) return intents;
  const named = [...new Map(meals.flatMap(({ items }) => items).map((item) => [item.words, item])).values()];
  const beside = unheard.filter((span) => !named.some((item) => says(item, chart, span)));
  // A number among the words of a food of which an amount had to be guessed.
  const guessed = named.filter((item) => item.assumed && item.choices.length === 0);
  const measuring = unheard.filter(
    ({ from, to }) => (readAmount(wordsOf(chart, from, Math.min(to + 1, chart.tokens.length)))?.unit ?? null) !== null,
  );
  const doubted = new Set(named.filter((item) => unheard.some((span) => says(item, chart, span))).map(({ words }) => words));
  const inWords = guessed.filter((item) => measuring.some((span) => says(item, chart, span))).map(({ words }) => words);
  const skipped = beside.map((span) => stretch(chart, span, meals.flatMap(({ items }) => items.map(({ words }) => words)).join(' ')));
  // "4 oz" was told of something; "10mg" may stand anywhere.
  const measured = skipped.filter((words) => (readAmount(words, context.table)?.unit ?? null) !== null);
  const last = meals.at(-1);
  const asked = last?.unplaced ?? [];
  const isAsked = (words: string) => asked.some((one) => hasWords(one, words) || hasWords(words, one));
  const passed = skipped.filter((words) => !measured.includes(words) && !isAsked(words));
  const lost = [...inWords, ...measured, ...skipped.filter(isAsked)];
  return intents.map((intent) => {
    if (intent.type !== 'log-meal') return intent;
    const items = intent.items.map((item) => (doubted.has(item.words) ? inDoubt(item, context) : item));
    if (intent !== last) return { ...intent, items };
    return {
      ...intent,
      items,
      ...(passed.length > 0 ? { skipped: [...(intent.skipped ?? []), ...passed] } : {}),
      ...(lost.length > 0 ? { unplaced: withoutParts([...asked, ...lost]) } : {}),
    };
  });
}

/** Lengths of time as the chart reads them, of which the workout has none. */
function disagrees(chart: Chart, { minutes }: IntentOf<'log-workout'>): boolean {
  // "m" are metres as often as minutes
  const spans = chart.at.flat().filter(({ kind, to }) => kind === 'minutes' && chart.tokens[to - 1]!.word !== 'm');
  const said = spans.filter(
    (one) => !spans.some((other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from),
  );
  // "35 min, well 30" was put right in the text itself.
  if (minutes === null || said.length !== 1 || settledFigures(chart.text) !== chart.text) return false;
  const value = said[0]!.value as number;
  // "20 min each way"; "30 min, so 15 each side"; "1h10" of which the chart has the hours
  return value >= 5 && ![1, 2, 3, 0.5].some((times) => Math.abs(minutes - value * times) < 1) && !(minutes > value && minutes - value < 60);
}

function unheardIn(chart: Chart, meals: readonly IntentOf<'log-meal'>[], reading: Reading): Span[] {
  const said = numbersOf(chart);
  const values = meals.flatMap(valuesOf);
  const known = distinct([...values, sum(meals.flatMap(({ items }) => items.map(({ quantity }) => quantity)))]);
  const has = (value: number) => known.some((one) => Math.abs(one - value) <= 0.02 * Math.abs(one));
  const all = distinct(said.map(({ value }) => value));
  // "half of a 20 oz bottle"
  const shares = distinct(chart.at.flat().flatMap(({ kind, value }) => (kind === 'share' || kind === 'fraction' ? [value as number] : [])));
  // What somebody else made is spoken of elsewhere, unless the user had of it: "mom made 3 lumpia, i had a plateful".
  const stored = new Set(meals.flatMap(({ items }) => items.map(({ words }) => words)));
  const others = reading.asides.filter(({ meal }) => !meal.items.some(({ words }) => stored.has(words)));
  const elsewhere = distinct([...others.map(({ words }) => words), ...meals.flatMap(({ skipped }) => skipped ?? [])]);
  const shared = sharesOut(chart.text);
  // "2400 cal, cut into 16, i had two"
  const read = wordsRead(chart.text);
  const parted = asCounted(chart.text) !== normaliseText(chart.text);
  // "made 4 pancakes, ate 3": of how many
  const had = withoutUneaten(chart.text.toLowerCase());
  const isUneaten = (words: string) => had.length < chart.text.length && !hasWords(had, words);
  const lost = said.filter(({ value }) => !has(value));
  const lostValues = distinct(lost.map(({ value }) => value));
  return lost.filter(
    (span) =>
      // "10 wings, left 2" is eight
      !lostValues.some((value) => value !== span.value && has(Math.abs(span.value - value))) &&
      !isOfContainer(chart, span) &&
      !isUneaten(wordsOf(chart, span.from, span.to)) &&
      !(parted && !read.has(chart.tokens[span.from]!.word)) &&
      !countsElse(chart.tokens[span.from - 1]?.word ?? '', chart.tokens[span.to]?.word ?? '') &&
      // "20 nuggets shared with my brother"
      !(shared && SHARERS.some((count) => has(span.value / count))) &&
      // "shared with 3 friends"
      !values.some((value) => value < 1 && Math.abs(value * (span.value + 1) - 1) < 0.02) &&
      ![...shares, ...all].some((other) => has(span.value * other) || has((span.value + other) / 2)) &&
      !elsewhere.some((words) => hasWords(words, wordsOf(chart, span.from, span.to))),
  );
}

const SHARERS = [2, 3, 4, 5, 6];

/** "Box of 10", "3 of the 8", "12 pack": of which fewer were had. */
const isOfContainer = ({ tokens }: Chart, { from, to }: Span): boolean => {
  const at = WHOSE.has(tokens[from - 1]?.word ?? '') ? from - 2 : from - 1;
  const holder = tokens[at - 1];
  if (PACKS.has(tokens[to]?.word ?? '')) return true;
  return tokens[at]?.word === 'of' && holder !== undefined && (holder.is === 'number' || saysUnit(holder.word) || HOLDERS.has(holder.word));
};
const WHOSE: ReadonlySet<string> = new Set(['the', 'my', 'those']);
const PACKS: ReadonlySet<string> = new Set(['pack', 'pk', 'count', 'ct']);
const HOLDERS: ReadonlySet<string> = new Set(['batch', 'dozen', 'pan', 'out', 'set', 'case']);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const hasWords = (words: string, part: string): boolean => ` ${words.toLowerCase()} `.includes(` ${part.toLowerCase()} `);

/** The number stands among the words that a food was read from. */
const says = (item: ReadItem, chart: Chart, { from, to }: Span): boolean =>
  hasWords(item.words, wordsOf(chart, from, to)) ||
  item.words.replaceAll(' ', '').includes(wordsOf(chart, from, Math.min(to + 1, chart.tokens.length)).replaceAll(' ', ''));

/** Units beside which a number may be part of the name: "five cheese ziti, 1 serving". */
const WHOLE: ReadonlySet<string> = new Set(['count', 'serving', 'slice', 'bowl']);

/** The food with the other amount that its words say by themselves, to choose from; itself where the number is part of a name. */
function inDoubt(item: ReadItem, context: TurnContext): ReadItem {
  if (item.choices.length > 0 || (item.quantity === 1 && WHOLE.has(item.unit))) return item;
  const [own, ...more] = read(item.words, context);
  if (!own || more.length > 0 || own.food !== item.food || own.quantity === item.quantity) return item;
  return { ...item, choices: [item, own].map((one) => ({ label: itemText(toItem(one), context.lang), item: one })) };
}

/** The number up to the next word that tells something, but for one that is counted. */
function stretch(chart: Chart, { from, to }: Span, counted: string): string {
  let end = to;
  while (end < chart.tokens.length - 1 && chart.at[end]!.some(({ kind }) => LIGHT.has(kind))) end++;
  const next = chart.tokens[end];
  const tells = next !== undefined && next.is !== 'mark' && !hasWords(counted, next.word);
  return wordsOf(chart, from, tells ? end + 1 : to);
}

const LIGHT: ReadonlySet<string> = new Set(['determiner', 'article', 'out-of', 'in']);
