import { isFood } from '../../food/index.js';
import { placeAt } from '../../food/retrieval/place-words.js';
import { ordinaryOf } from '../../food/retrieval/ordinary.js';
import { isLetters } from '../../language/letters.js';
import { wordsOf, type Chart } from '../../language/chart.js';
import { saysUnit } from '../../reading/index.js';
import type { Reading } from '../../reading/reading.js';
import { read } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { sameStem, stems } from '../targets.js';
import type { IntentOf } from './intent.js';
import { isConcept, stemsOfFoods } from './told-words.js';

type LogMeal = IntentOf<'log-meal'>;

interface Stretch {
  from: number;
  to: number;
}

/**
 * Parts of a list that name food, or so much of something, and none of whose words stands in what is stored, in what was not eaten
 * or in what is told back anyway: the reading went over them.
 */
export function unaccounted(chart: Chart, meals: readonly LogMeal[], reading: Reading, context: TurnContext): string[] {
  const known = knownIn(meals, reading);
  const kinds = new Set(meals.flatMap(({ items }) => items.map(({ food }) => food?.slice(0, KIND))));
  // "I'm eating sushi: california roll 8 pieces".
  const isSaidOtherwise = (word: string) => read(word, context).some(({ food }) => food !== null && kinds.has(food.slice(0, KIND)));
  const places = placesIn(chart);
  const isKnown = (at: number) => places.has(at) || stems(chart.tokens[at]!.word).some((one) => known.some((own) => sameStem(one, own)));
  return partsOf(chart).flatMap((part) => {
    // "sandwich: 2 slices of bread, 3 oz ham": what the list is called
    if (isDenied(chart, part) || TITLES.has(chart.tokens[part.to]?.word ?? '')) return [];
    const open = placesOf(part).filter((place) => !isKnown(place));
    const foods = open.filter((place) => namesFood(chart, place) && !isSaidOtherwise(chart.tokens[place]!.word));
    if (open.length === part.to - part.from) return foods.length > 0 || isCounted(chart, part) ? [wordsOf(chart, part.from, part.to)] : [];
    return foods.map((place) => chart.tokens[place]!.word);
  });
}

/** Where the names of restaurants and shops stand: "olive garden" is no olive. */
function placesIn({ tokens }: Chart): ReadonlySet<number> {
  const words = tokens.map(({ word }) => word);
  return new Set(words.flatMap((_, at) => Array.from({ length: placeAt(words, at)?.length ?? 0 }, (__, k) => at + k)));
}

const TITLES: ReadonlySet<string> = new Set([':', '(']);

/** Stems of all that is stored or told. */
function knownIn(meals: readonly LogMeal[], { asides }: Reading): readonly string[] {
  const items = [...meals, ...asides.map(({ meal }) => meal)].flatMap((meal) => meal.items);
  const words = [...meals.flatMap(({ skipped }) => skipped ?? []), ...asides.map((aside) => aside.words)];
  return [...stemsOfFoods(items), ...words.flatMap(stems)];
}

const placesOf = ({ from, to }: Stretch): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** "No mayo": what was not had is in nothing. */
const isDenied = (chart: Chart, part: Stretch): boolean => chart.at[part.from]!.some(({ kind }) => DENIES.has(kind));
const DENIES: ReadonlySet<string> = new Set(['not', 'lacking']);

/** Between marks and joints, without the light words at either end. */
function partsOf(chart: Chart): Stretch[] {
  const out: Stretch[] = [];
  const { tokens, at } = chart;
  let from = 0;
  for (let place = 0; place <= tokens.length; place += 1) {
    const ends =
      place === tokens.length || tokens[place]!.is === 'mark' || at[place]!.some(({ kind, to }) => JOINTS.has(kind) && to === place + 1);
    if (!ends) continue;
    if (place > from) out.push({ from, to: place });
    from = place + 1;
  }
  return out;
}
const JOINTS: ReadonlySet<string> = new Set(['and', 'with', 'on']);

/** So many signs of a code tell foods of one kind. */
const KIND = 2;

/** A word that by itself is a food, and no concept of ours; shorter ones are sounds as often: "oh". */
const namesFood = (chart: Chart, place: number): boolean => {
  const { word, from } = chart.tokens[place]!;
  return word.length >= SHORTEST && isFood(word) && !isConcept(chart, place) && !GLUED.has(chart.text[from - 1] ?? ' ');
};
/** Signs inside an address or a name of a file. */
const GLUED: ReadonlySet<string> = new Set('./_@#='.split(''));
const SHORTEST = 4;

/** "A arizona", "3 gyeran", "a grande drip": it begins with how many or how large of what no concept of ours explains. */
function isCounted(chart: Chart, { from, to }: Stretch): boolean {
  const named = behindCount(chart, from);
  // "zero regrets" counts nothing
  if (named === from || named >= to || to - named > MOST_WORDS || chart.at[from]!.some(({ value }) => value === 0)) return false;
  return placesOf({ from: named, to }).every((place) => mayBeNamed(chart.tokens[place]!.word) && !isConcept(chart, place));
}

/** Three letters, or two that are no word and no unit: "1 gu". */
const mayBeNamed = (word: string): boolean =>
  word.length >= SHORTEST - 1 || (word.length === 2 && isLetters(word) && ordinaryOf(word, 'en') === null && !saysUnit(word));

/** Where what is counted or sized begins. */
function behindCount(chart: Chart, from: number): number {
  // "zero regrets" counts nothing
  const first = chart.at[from]?.find(({ kind, value }) => COUNTS.has(kind) && value !== 0);
  return first ? behindCount(chart, first.to) : from;
}
const COUNTS: ReadonlySet<string> = new Set(['article', 'number', 'sizeword']);
/** A longer stretch is a sentence. */
const MOST_WORDS = 4;
