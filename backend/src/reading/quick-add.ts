import { userNutrients } from '../food/index.js';
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
const FOOD_AFTER =
  '(?:free|cookies?|bars?|powder|shakes?|smoothies?|drinks?|pancakes?|waffles?|wafers?|snap|donuts?|cereal|chips|water|bagels?)\\b';
const N = String.raw`(\d{1,4}(?:\.\d+)?)`;
const MACRO = new RegExp(
  String.raw`\b${N}\s?(?:g(?:rams?)?)?(?: of)?\s?(p|c|f|s|pro|prot|protein|proteine|carbs?|carbohydrates?|fats?|sugars?)\b(?![ -]?${FOOD_AFTER})|\b(p|c|f|protein|carbs?|fat|sugar)\s?[:=]?\s?${N}\s?g?\b(?!\s?(?:oz|cups?|%|slices?))`,
  'g',
);
const ENERGY = new RegExp(
  String.raw`(?:\b(?:about|around|approx|roughly|total(?: of)?|~)\s?)?\b${N}\s?(?:k?cals?|calories|kcals?|calorias)\b(?! ?(?:pack|bag|snack|bread|bar\b|each))`,
  'g',
);
/** Finds figures in a normalised clause. Macros count only when two of them, or one beside the energy, are given: "30g protein bar" is a food. */
export function takeFigures(clause: string): QuickAdd {
  if (!/\d/.test(clause)) return { figures: null, rest: clause };
  const macros = [...clause.matchAll(MACRO)];
  const energies = [...clause.matchAll(ENERGY)];
  const names = new Set(macros.map((hit) => macroName(hit[2] ?? hit[3]!)));
  const short = macros.length >= 2 && names.size === macros.length;
  if (!short && !(names.size === 1 && energies.length === 1)) return { figures: null, rest: clause };
  const figures: OwnFigures = {
    calories: energies.length === 1 ? Number(energies[0]![1]) : null,
    protein: null,
    carbs: null,
    fat: null,
    sugar: null,
  };
  for (const hit of macros) figures[macroName(hit[2] ?? hit[3]!)] = Number(hit[1] ?? hit[4]);
  let rest = clause;
  for (const hit of [...macros, ...energies]) rest = rest.replace(hit[0], ' ');
  return {
    figures,
    rest: rest
      .replace(/\b(?:with|and|of|total|macros?|in total)\b\s*(?=$|[,.]|\s)/g, ' ')
      .replace(/[,\s]+$/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

function macroName(word: string): 'protein' | 'carbs' | 'fat' | 'sugar' {
  return word.startsWith('p') ? 'protein' : word.startsWith('c') ? 'carbs' : word.startsWith('f') ? 'fat' : 'sugar';
}

const BARE = new RegExp(
  String.raw`^(?:(?:had|ate|add|log|another|plus|quick add|about|around|roughly|approx|like|~|=)\s?){0,3}(\+)?\s?${N}\s?(k?cals?|calories|kcals?|calorias)?(?: (?:meal|snack|of food|of junk|worth|total|today))?[.!]?$`,
);

/** "+300", "450 cal", "about 600 calories": energy alone, kcal; null when the clause says more or is a bare number. */
export function bareEnergy(clause: string): number | null {
  const hit = BARE.exec(clause.trim());
  if (!hit || (!hit[1] && !hit[3])) return null;
  return Number(hit[2]);
}

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
