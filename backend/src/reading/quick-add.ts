import { hasDigit, isLetter } from '../language/letters.js';
import { userNutrients } from '../food/index.js';
import { conceptsOf } from '../language/concepts-of.js';
import { figuresBeside, figureSpans } from '../language/figure-spans.js';
import { LEXICONS } from '../language/load-lexicons.js';
import { tokenise } from '../language/token.js';
import type { ReadItem } from './reading.js';

/** Energy and macros that the user gives as figures: "450 cal", "40p 55c 18f". */
export interface OwnFigures {
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  sugar: number | null;
}

/** A clause with its figures taken out. */
export interface QuickAdd {
  figures: OwnFigures | null;
  rest: string;
}

/** What makes a food of the nutrient before it: "308 g of fat free milk", "60 g of sugar cookies". */
const FOOD_AFTER = new Set(
  'free less added cookie cookies bar bars powder shake shakes smoothie smoothies drink drinks pancake pancakes waffle waffles wafer wafers snap donut donuts cereal chips water bagel bagels'.split(
    ' ',
  ),
);
/** Words of a sentence around figures that are left alone when these are taken out. */
const JOINTS = new Set('with and of total macros macro in avec et con y de , .'.split(' '));
const STOPS = new Set([',', '.', undefined]);

function withoutJoints(text: string): string {
  const words = text
    .replaceAll(',', ' , ')
    .split(' ')
    .filter((word) => word !== '');
  for (let i = words.length - 1; i >= 0; i--) if (JOINTS.has(words[i]!) && STOPS.has(words[i + 1])) words.splice(i, 1);
  return words.join(' ').replaceAll(' ,', ',');
}

const ALL_LANGUAGES = [LEXICONS.en, LEXICONS.fr, LEXICONS.es];

/** Finds figures in a normalised clause. Macros count only when two of them, or one beside the energy, are given: "30g protein bar" is a food. */
export function takeFigures(clause: string): QuickAdd {
  if (!hasDigit(clause)) return { figures: null, rest: clause };
  const beside = figuresBeside(clause, ALL_LANGUAGES);
  if (beside.length > 0) return takeFigures(without(clause, beside));
  const spans = figureSpans(clause, ALL_LANGUAGES);
  const energies = spans.filter(({ nutrient }) => nutrient === 'calories');
  const named = spans.filter(({ nutrient, next }) => nutrient !== 'calories' && !FOOD_AFTER.has(next));
  // "1 c milk, 20 g protein": a cup beside a figure with its whole name; "carbs 22, p 31" is none
  const isOwn = ({ short, from, to }: (typeof named)[number]): boolean => !short || to - from < 4 || isLetter(clause[from]);
  const macros = named.some(({ short }) => !short) ? named.filter(isOwn) : named;
  const names = new Set(macros.map(({ nutrient }) => nutrient));
  const short = macros.length >= 2 && names.size === macros.length;
  if (!short && !(names.size === 1 && macros.length === 1 && energies.length === 1)) return { figures: null, rest: clause };
  const figures: OwnFigures = { ...NO_FIGURES };
  if (energies.length === 1) figures.calories = Math.round(energies[0]!.value);
  for (const { nutrient, value } of macros) figures[nutrient] = value;
  const rest = without(clause, [...macros, ...energies]);
  // "38p/12f/420"
  const bare = energies.length === 0 && macros.length > 1 ? bareNumber(rest) : null;
  if (bare !== null) return { figures: { ...figures, calories: bare }, rest: '' };
  return { figures, rest: withoutJoints(rest) };
}

/** A number that is all there is, and may be energy. */
function bareNumber(text: string): number | null {
  const told = tokenise(text, new Map()).filter(({ is }) => is !== 'mark');
  const value = told.length === 1 && told[0]!.is === 'number' ? Number(told[0]!.word) : 0;
  return value >= LEAST_OF_MEAL && value <= MOST_OF_MEAL ? value : null;
}
const [LEAST_OF_MEAL, MOST_OF_MEAL] = [50, 4000];

/** The text with these places left out. */
export function without(text: string, places: readonly { from: number; to: number }[]): string {
  let [out, at] = ['', 0];
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    out += `${text.slice(at, from)} `;
    at = to;
  }
  return out + text.slice(at);
}

const BARE = new RegExp(
  String.raw`^(?:(?:had|ate|add|log|another|plus|quick add|about|around|roughly|approx|like|~|=)\s?){0,3}(\+)?\s?(\d{1,4}(?:\.\d+)?)\s?(k?cals?|calories|kcals?|calorias)?(?: (?:meal|snack|of food|of junk|worth|total|today))?[.!]?$`,
);

/** "+300", "450 cal", "about 600 calories": energy alone, kcal; null when the clause says more or is a bare number. */
export function bareEnergy(clause: string): number | null {
  const hit = BARE.exec(clause.trim());
  if (!hit || (!hit[1] && !hit[3])) return null;
  return Number(hit[2]);
}

export const NO_FIGURES: OwnFigures = { calories: null, protein: null, carbs: null, fat: null, sugar: null };

/** "Lunch came to 700 and dinner about 900": a number alone beside a meal's name is its energy; null when the clause says more. */
export function energyOfMeal(clause: string): number | null {
  const tokens = tokenise(clause, new Map()).filter(({ is }) => is !== 'mark');
  const quiet = conceptsOf(tokens, ALL_LANGUAGES, AROUND_NUMBER);
  const numbers = tokens.filter(({ is }) => is === 'number');
  if (numbers.length !== 1 || tokens.some(({ is }, i) => is === 'word' && quiet[i] === '')) return null;
  const value = Number(numbers[0]!.word.replace(',', ''));
  const hour = tokens[tokens.indexOf(numbers[0]!) - 1]?.word === 'at';
  return !hour && Number.isInteger(value) && value >= LEAST_OF_MEAL && value <= MOST_OF_MEAL ? value : null;
}

const AROUND_NUMBER = new Set('in-all filler be only it article to energy eat'.split(' '));

/** An entry of the user's own figures, named after its meal or else "quick add". */
export function quickItem(own: OwnFigures, meal: string | null, words: string): ReadItem {
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
  return {
    name: meal ?? 'quick add',
    quantity: 1,
    unit: 'count',
    size: null,
    grams: null,
    nutrients: userNutrients(given),
    source: 'user',
    food: null,
    assumed: false,
    assumption: null,
    mods: [],
    words: words.trim(),
    choices: [],
    sureness: 1,
  };
}
