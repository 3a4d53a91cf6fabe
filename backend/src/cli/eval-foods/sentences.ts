import {
  FRACTIONS,
  COUNTED,
  FLUID,
  FRAMES,
  JOINED,
  MEASURED,
  NUMBER_WORDS,
  ONE,
  UNSAID,
  WEIGHED_GRAMS,
  WEIGHED_OUNCES,
} from './phrasings.js';
import type { TrueFood } from './release-truth.js';
import { plural, saidPortions, singular, type PortionKind, type SaidPortion } from './said-portion.js';
import { seeded, type Seeded } from './seeded.js';
import { spokenNames } from './spoken-name.js';

/** One text and everything it may rightly mean. */
export interface Sentence {
  text: string;
  /** "Pizza × slices", of the first food where there are two. */
  category: string;
  kind: PortionKind | 'two foods';
  /** Whole amounts: any of these is right. */
  truths: Truth[];
}

export interface Truth {
  grams: number;
  kcal: number;
}

interface Named {
  name: string;
  foods: TrueFood[];
}

/** Amounts that people text, by measure. */
const NUMBERS: Record<Exclude<PortionKind, 'unsaid'>, readonly number[]> = {
  grams: [30, 40, 50, 60, 75, 80, 100, 100, 120, 125, 150, 150, 180, 200, 200, 250, 300],
  ounces: [1, 2, 3, 4, 4, 5, 6, 6, 8, 10],
  cups: [0.25, 0.33, 0.5, 0.5, 0.75, 1, 1, 1, 1, 1.5, 2, 2],
  spoons: [0.5, 1, 1, 1, 2, 2, 3],
  fluid: [4, 6, 8, 8, 10, 12, 12, 16, 16, 20],
  slices: [0.5, 1, 1, 2, 2, 2, 3, 4],
  pieces: [1, 1, 2, 2, 3, 4],
  size: [0.5, 1, 1, 1, 1, 2],
  container: [0.5, 1, 1, 1, 1, 2],
  count: [0.5, 1, 1, 1, 2, 2, 3],
};
const SMALL_THINGS = [3, 4, 5, 6, 8, 10, 12, 15];
const LIMIT = { grams: 1000, kcal: 1400 };
/** What goes on or into something else is not eaten by the plate. */
const SPREAD = /oil|butter|margarine|mayonnaise|dressing|condiment|sugar|syrup|cream substitute|sauces/i;
const SPREAD_GRAMS = 80;
/** Two foods multiply the meanings; past this many a text says nothing about the reader. */
const MEANINGS = 400;

/**
 * Texts as people send them, each with its truth from the release's own figures. Every food that earns the same spoken name and has the same measure is a
 * rightful meaning of it. Short names come more often than long ones, as they do in texts.
 * @param seed the same seed over the same foods gives the same texts.
 */
export function sentences(foods: readonly TrueFood[], count: number, seed: number): Sentence[] {
  const chance = seeded(seed);
  const named = byName(foods);
  if (!named.length) throw new Error('the release holds no food that a text could name');
  const weights = named.map(({ name }) => 5 - Math.min(4, name.split(' ').length));
  const draw = weighted(named, weights, chance);
  const made: Sentence[] = [];
  const seen = new Set<string>();
  for (let tries = 0; made.length < count && tries < count * 40; tries++) {
    const first = phrase(draw(), chance);
    if (!first) continue;
    let { words, truths } = first;
    const two = chance.chance(0.18) ? phrase(draw(), chance) : undefined;
    if (two && two.truths.length * truths.length <= MEANINGS) {
      words = chance
        .pick(JOINED)
        .replace('{a}', () => words)
        .replace('{b}', () => two.words);
      truths = truths.flatMap((one) => two.truths.map((other) => ({ grams: one.grams + other.grams, kcal: one.kcal + other.kcal })));
    }
    const text = style(
      chance.pick(FRAMES).replace('{x}', () => words),
      chance,
    );
    if (seen.has(text)) continue;
    seen.add(text);
    made.push({ text, category: first.category, kind: truths === first.truths ? first.kind : 'two foods', truths });
  }
  return made;
}

function byName(foods: readonly TrueFood[]): Named[] {
  const names = new Map<string, TrueFood[]>();
  for (const food of foods) {
    if (/^Baby|formula|Human milk|Not included/i.test(food.category)) continue;
    for (const name of new Set(spokenNames(food.description))) names.set(name, [...(names.get(name) ?? []), food]);
  }
  return [...names].map(([name, known]) => ({ name, foods: known })).filter(({ foods: known }) => known.length <= 40);
}

interface Phrase {
  words: string;
  category: string;
  kind: PortionKind;
  truths: Truth[];
}

function phrase({ name, foods }: Named, chance: Seeded): Phrase | undefined {
  const food = chance.pick(foods);
  const portions = saidPortions(food, name);
  const drink = portions.some(({ kind }) => kind === 'fluid');
  const weights: SaidPortion[] = [{ kind: 'grams', unit: 'g', grams: [1] }];
  if (!drink) weights.push({ kind: 'ounces', unit: 'oz', grams: [28.35] });
  const portion = chance.chance(portions.length ? 0.22 : 1) ? chance.pick(weights) : chance.pick(portions);
  const meanings = foods.flatMap((one) => {
    if (weights.includes(portion)) return [{ food: one, grams: portion.grams[0]! }];
    const same = saidPortions(one, name).find(({ kind, unit }) => kind === portion.kind && unit === portion.unit);
    return (same?.grams ?? []).map((grams) => ({ food: one, grams }));
  });
  const numbers =
    portion.kind === 'unsaid' ? [1] : portion.kind === 'count' && portion.grams[0]! < 15 ? SMALL_THINGS : NUMBERS[portion.kind];
  const number = chance.pick(numbers);
  const truths = meanings.map((one) => ({ grams: one.grams * number, kcal: (one.grams * number * one.food.kcalPer100g) / 100 }));
  const most = SPREAD.test(food.category) ? SPREAD_GRAMS : LIMIT.grams;
  if (truths.some((truth) => truth.grams > most || truth.kcal > LIMIT.kcal)) return undefined;
  return { words: amount(name, portion, number, chance), category: food.category, kind: portion.kind, truths };
}

function amount(name: string, { kind, unit }: SaidPortion, number: number, chance: Seeded): string {
  const fill = (form: string, said: string, measure: string, food: string) =>
    article(
      form
        .replace('{n}', said)
        .replace('{u}', measure)
        .replace('{f}', () => food),
    );
  switch (kind) {
    case 'unsaid':
      return fill(chance.pick(UNSAID), '', '', name);
    case 'grams':
      return fill(chance.pick(WEIGHED_GRAMS), String(number), '', name);
    case 'ounces':
      return fill(chance.pick(WEIGHED_OUNCES), String(number), '', name);
    case 'fluid':
      return fill(chance.pick(FLUID), String(number), '', name);
    case 'count':
    case 'size': {
      const size = unit && `${unit} `;
      if (number === 1) return fill(chance.pick(ONE), '', size, counted(name, singular));
      const said = spell(number, chance);
      if (number < 1) return fill(said.endsWith('a') ? '{n} {u}{f}' : `${said} of a {u}{f}`, said, size, counted(name, singular));
      const form = chance.pick(COUNTED);
      return fill(form, form.includes('x') ? String(number) : said, size, counted(name, plural));
    }
    default: {
      const measure =
        number > 1
          ? unit
              .split(' ')
              .slice(0, -1)
              .concat(plural(unit.split(' ').at(-1)!))
              .join(' ')
              .replace('tbsps', 'tbsp')
              .replace('tsps', 'tsp')
          : unit;
      const said = number === 1 && chance.chance(0.5) ? 'a' : spell(number, chance);
      const form = chance.pick(MEASURED);
      return fill(/(^a| a)$/.test(said) && form.startsWith('{f}') ? '{n} {u} of {f}' : form, said, measure, name);
    }
  }
}

/** "2 slices", "two", "half a": a number as one of the ways it is texted. */
function spell(number: number, chance: Seeded): string {
  const fraction = FRACTIONS[number];
  if (fraction) return chance.pick(fraction);
  return chance.chance(0.3) ? (NUMBER_WORDS[number] ?? String(number)) : String(number);
}

/** A name with its counted word in another number: "chicken tacos with cheese". */
function counted(name: string, inflect: (word: string) => string): string {
  const [, noun = name, rest = ''] = /^(.*?)( (?:with|on|in|without|no|made) .*)?$/.exec(name) ?? [];
  const words = noun.split(' ');
  return [...words.slice(0, -1), inflect(words.at(-1)!)].join(' ') + rest;
}

/** "a apple" → "an apple". */
function article(text: string): string {
  return text.replace(/\ba (?=[aeio]|8 |11 |18 )/g, 'an ');
}

/** Small letters, "w/" for with, a missing full stop: how the same words come from a phone. */
function style(text: string, chance: Seeded): string {
  let styled = text;
  if (chance.chance(0.25)) styled = styled.replace(/ with /g, ' w/ ');
  const manner = chance.next();
  if (manner < 0.6) return styled.toLowerCase();
  if (manner < 0.85) return styled.charAt(0).toUpperCase() + styled.slice(1);
  return `${styled.replace(/\.$/, '')}${chance.pick(['.', '!', '..', ' '])}`.trim();
}

function weighted<T>(list: readonly T[], weights: readonly number[], chance: Seeded): () => T {
  const ends: number[] = [];
  let total = 0;
  for (const weight of weights) ends.push((total += weight));
  return () => {
    const at = chance.next() * total;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return list[low]!;
  };
}
