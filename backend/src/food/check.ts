import type { Food } from './food.js';
import { formWords } from './form-words.js';
import { measureOf } from './portions/measure.js';

/** One thing that is wrong with a table. */
export interface Finding {
  food: string;
  what: string;
}

/** Foods whose own published figures break a rule, and why; each is checked to be still needed. */
export type Exceptions = Readonly<Record<string, string>>;

/** Energy by 4/4/9/7, with fibre counted as nothing and as any carbohydrate: what lies between is sound. */
function energyRange({ per100g: n }: Food): readonly [number, number] {
  const most = 4 * n.protein + 4 * n.carbs + 9 * n.fat + 7 * n.alcohol;
  return [most - 4 * Math.min(n.fiber, n.carbs), most];
}

/**
 * Proves what can be proved of foods: energy against 4/4/9/7 within 20 % or 50 kcal, sugar within carbohydrates, parts of fat
 * within fat, figures that fit into 100 g, plausible portions and defaults, and names that point one way. Empty: all well.
 */
export function checkFoods(foods: readonly Food[], exceptions: Exceptions = {}): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<string>();
  const find = (finding: Finding): void => {
    if (exceptions[finding.food]) used.add(finding.food);
    else findings.push(finding);
  };
  for (const food of foods) {
    for (const what of [...checkFigures(food), ...checkPortions(food)]) find({ food: food.name, what });
  }
  for (const finding of checkNames(foods)) find(finding);
  for (const name of Object.keys(exceptions)) if (!used.has(name)) findings.push({ food: name, what: 'the exception is not needed' });
  return findings;
}

function checkFigures(food: Food): string[] {
  const n = food.per100g;
  const out: string[] = [];
  const [low, high] = energyRange(food);
  const slack = Math.max(50, n.calories * 0.2);
  if (n.calories < low - slack || n.calories > high + slack)
    out.push(`${n.calories} kcal, but 4/4/9/7 gives ${Math.round(low)} to ${Math.round(high)}`);
  if (n.sugar > n.carbs + 0.5) out.push(`sugar ${n.sugar} over carbohydrates ${n.carbs}`);
  if (n.healthyFat + n.unhealthyFat > n.fat + 0.01) out.push('parts of fat over fat');
  if (Math.abs(n.naturalSugar + n.addedSugar - n.sugar) > 0.001) out.push('natural and added sugar are not the sugar');
  if (n.protein + n.carbs + n.fat + n.alcohol > 105) out.push('more than 105 g in 100 g');
  if (n.calories > 905) out.push(`${n.calories} kcal in 100 g`);
  if (Object.values(n).some((value) => !(value >= 0))) out.push('a figure is negative or missing');
  return out;
}

/** Grams between which one unit of any food lies. */
const PLAUSIBLE: Readonly<Record<string, readonly [number, number]>> = {
  cup: [5, 400],
  tbsp: [1, 40],
  tsp: [0.4, 14],
  floz: [3, 48],
  slice: [1, 400],
  can: [30, 1000],
  bottle: [30, 1200],
  bowl: [15, 1200],
  glass: [30, 500],
  handful: [1, 130],
  piece: [0.1, 3000],
  bag: [2, 1000],
  mug: [100, 600],
};

function checkPortions(food: Food): string[] {
  const out: string[] = [];
  for (const portion of food.portions) {
    const { unit, size, count, words, guideline } = measureOf(portion);
    if (guideline) continue;
    const grams = portion.grams / count;
    const [low, high] = (size === null && words.length === 0 && unit !== null ? PLAUSIBLE[unit] : undefined) ?? [0.01, 6500];
    if (!(grams >= low && grams <= high)) out.push(`${portion.text} of ${portion.grams} g`);
  }
  const usual = food.standard.grams;
  if (!(usual >= 0.1 && usual <= 1200)) out.push(`the usual amount is ${usual} g`);
  const energy = (usual * food.per100g.calories) / 100;
  if (energy > 1600) out.push(`the usual amount has ${Math.round(energy)} kcal`);
  const sizes = ['small', 'medium', 'large']
    .map((size) => food.portions.find(({ text }) => text === `1 ${size}`)?.grams)
    .filter((grams) => grams !== undefined);
  if (sizes.some((grams, i) => i > 0 && grams < sizes[i - 1]! * 0.9)) out.push('small, medium and large do not grow');
  return out;
}

/** The rule for a name or alias of several foods: the name of a food comes before an alias, and no two foods share either in a language. */
function checkNames(foods: readonly Food[]): Finding[] {
  const out: Finding[] = [];
  const names = new Map<string, string>();
  for (const food of foods) {
    const key = formWords(food.name).stems.join(' ');
    if (key === '') out.push({ food: food.name, what: 'the name has no words' });
    const other = names.get(food.name);
    if (other) out.push({ food: food.name, what: 'the name stands twice' });
    names.set(food.name, food.name);
  }
  for (const language of ['aliases', 'fr', 'es'] as const) {
    const owners = new Map<string, string>();
    for (const food of foods) {
      for (const alias of food[language]) {
        const owner = owners.get(alias);
        if (owner && owner !== food.name) out.push({ food: food.name, what: `"${alias}" is also ${owner}` });
        owners.set(alias, food.name);
        if (language === 'aliases' && names.has(alias) && alias !== food.name)
          out.push({ food: food.name, what: `"${alias}" is the name of a food` });
      }
    }
  }
  return out;
}
