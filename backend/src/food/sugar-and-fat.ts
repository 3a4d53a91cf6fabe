import type { Nutrients } from '../domain/nutrients.js';

/** Figures of a table row, per 100 g: USDA's own, before ours are derived. */
export interface RawFigures {
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  saturated: number;
  /** Mono- and polyunsaturated. */
  unsaturated: number;
  sugar: number;
  fiber: number;
  sodium: number;
  alcohol: number;
}

/** Grams of lactose in 100 g of milk: what of a sweetened milk product's sugar is its own. */
const LACTOSE = 4.8;

/**
 * USDA publishes no added sugars for these releases, so they follow from the kind of food, which its code tells:
 * - fruit, pure juices, vegetables, potatoes, meat, fish, eggs, legumes, nuts and plain milk products: all of it is the food's own;
 * - sweetened milk drinks, yogurts and milk desserts, coffee and tea with milk: up to 4.8 g per 100 g is lactose, the rest is added;
 * - mixed dishes of meat, vegetables or legumes: their own;
 * - grain products, baked goods, sweets, soft drinks, sauces, snacks and anything else: added.
 */
export function naturalSugar(code: string, sugar: number): number {
  const kind = code.length === 8 ? SURVEY_KINDS.find(([prefix]) => code.startsWith(prefix))?.[1] : LEGACY_KINDS[code.slice(0, 2)];
  if (kind === 'own') return sugar;
  return kind === 'milk' ? Math.min(sugar, LACTOSE) : 0;
}

type SugarKind = 'own' | 'milk' | 'added';

// Longest prefix first. Survey (FNDDS) codes: the first digit is the food group.
const SURVEY_KINDS: readonly (readonly [string, SugarKind])[] = [
  ['1111', 'own'],
  ['1121', 'own'],
  ['113', 'own'],
  ['1141', 'own'],
  ['1142', 'own'],
  ['14', 'own'],
  ['122', 'milk'],
  ['1', 'milk'],
  ['2', 'own'],
  ['3', 'own'],
  ['415', 'added'],
  ['4', 'own'],
  ['58', 'own'],
  ['561', 'own'],
  ['562', 'own'],
  ['5', 'added'],
  ['61', 'own'],
  ['62', 'own'],
  ['63', 'own'],
  ['64', 'own'],
  ['6', 'own'],
  ['744', 'added'],
  ['7', 'own'],
  ['921', 'milk'],
  ['923', 'milk'],
  ['93', 'added'],
  ['9', 'added'],
  ['8', 'added'],
];

// Legacy (SR) numbers: the first two digits are the food group.
const LEGACY_KINDS: Readonly<Record<string, SugarKind>> = {
  '01': 'milk',
  '04': 'added',
  '05': 'own',
  '06': 'own',
  '07': 'own',
  '09': 'own',
  '10': 'own',
  '11': 'own',
  '12': 'own',
  '13': 'own',
  '15': 'own',
  '16': 'own',
  '17': 'own',
  '20': 'own',
  '22': 'own',
  '36': 'own',
};

/** Healthy fat is mono- and polyunsaturated, unhealthy fat saturated; where USDA's parts exceed the whole by rounding they are scaled down to it. */
export function deriveNutrients(code: string, raw: RawFigures): Nutrients {
  const sugar = Math.min(raw.sugar, raw.carbs);
  const parts = raw.saturated + raw.unsaturated;
  const scale = parts > raw.fat && parts > 0 ? raw.fat / parts : 1;
  const natural = naturalSugar(code, sugar);
  return {
    calories: raw.kcal,
    protein: raw.protein,
    carbs: raw.carbs,
    fat: raw.fat,
    healthyFat: raw.unsaturated * scale,
    unhealthyFat: raw.saturated * scale,
    sugar,
    naturalSugar: natural,
    addedSugar: sugar - natural,
    fiber: raw.fiber,
    sodium: raw.sodium,
    alcohol: raw.alcohol,
  };
}
