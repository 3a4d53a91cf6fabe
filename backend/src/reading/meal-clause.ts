import { userNutrients, type FoodTable, type SaidFood } from '../food/index.js';
import { bareEnergy, takeFigures, type OwnFigures } from './quick-add.js';
import type { Clause } from './clauses.js';
import { readFoodPhrase } from './food-phrase.js';
import { withAmount } from './loose-amounts.js';
import type { ReadingContext, ReadItem } from './reading.js';

/** What one clause says was eaten. */
export interface MealClause {
  items: ReadItem[];
  leftover: string[];
}

const EATING = /\b(?:had|have|ate|eat|eating|eaten|drank|drink|drinking|lunch|breakfast|dinner|snack|snacked|finished|devoured|inhaled|demolished|crushed|smashed|munch(?:ed|ing)|grabbed|made|ordered|log|logged|cooked|mange|bu|pris|comi|tome|bebi|cene|almorce|desayune|for (?:breakfast|lunch|dinner))\b/;

/** Reads one clause about food, in the light of the clauses before it. */
export function readMealClause(text: string, clause: Clause, before: readonly MealClause[], about: { context: ReadingContext; table: FoodTable; as: 'auto' | 'meal' | 'workout' }): MealClause {
  const { context, table, as } = about;
  const named = clause.marks.find((mark) => mark.meal)?.meal ?? null;
  const energy = bareEnergy(text);
  if (energy !== null) return { items: [quickItem({ calories: energy, protein: null, carbs: null, fat: null, sugar: null }, named, text)], leftover: [] };
  const own = takeFigures(text);
  const told = named !== null || context.meal !== null || EATING.test(clause.words);
  const unknowns = as === 'meal' || told ? 'always' : 'with-amount';
  const phrase = readFoodPhrase(own.rest, { table, unknowns, memory: context.memory });
  const items = phrase.items;
  for (const { said, after } of phrase.loose) {
    const target = after > 0 ? items[after - 1] : items[0];
    if (target) items[items.indexOf(target)] = withAmount(target, said, table);
    else {
      const former = lastItem(before);
      if (former && clause.stance === 'ate') replaceIn(before, former, withAmount(former, said, table), items, clause);
      else if (said.unit === 'slice' || (said.quantity !== null && before.some((one) => one.leftover.includes('slice')))) items.push(...pizza(said, context, table));
    }
  }
  if (items.length === 0 && as === 'meal' && own.figures === null && text.trim()) items.push(...readFoodPhrase(own.rest, { table, unknowns: 'always', memory: [] }).items);
  if (own.perServing !== null) applyServing(items, own.perServing);
  if (own.figures) applyFigures(items, own.figures, named, text);
  return { items, leftover: phrase.leftover };
}

function lastItem(before: readonly MealClause[]): ReadItem | null {
  const last = before[before.length - 1];
  return last?.items[last.items.length - 1] ?? null;
}

/** "Husband had 3 slices, i had 1": what others had stays theirs, the amount is of the same food. What the user had is set right in place. */
function replaceIn(before: readonly MealClause[], old: ReadItem, changed: ReadItem, items: ReadItem[], clause: Clause): void {
  const last = before[before.length - 1]!;
  if (clause.words && last.items.includes(old) && (last as MealClause & { others?: boolean }).others) items.push(changed);
  else last.items[last.items.indexOf(old)] = changed;
}

function pizza(said: SaidFood, context: ReadingContext, table: FoodTable): ReadItem[] {
  const [item] = readFoodPhrase('pizza', { table, unknowns: 'never', memory: context.memory }).items;
  return item ? [withAmount(item, { ...said, unit: 'slice', quantity: said.quantity ?? 1 }, table)] : [];
}

const NO_FIGURES = { choices: [], sureness: 1 };

function quickItem(own: OwnFigures, meal: string | null, words: string): ReadItem {
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
  return { name: meal ?? 'quick add', quantity: 1, unit: 'count', size: null, grams: null, nutrients: userNutrients(given), source: 'user', food: null, assumed: false, assumption: null, mods: [], words: words.trim(), ...NO_FIGURES };
}

/** The user's own macros and energy, laid on the one item they were said of, or an entry of their own. */
function applyFigures(items: ReadItem[], own: OwnFigures, meal: string | null, words: string): void {
  if (items.length !== 1) {
    items.splice(0, items.length, quickItem(own, items.length ? items.map((item) => item.name).join(', ') : meal, words));
    return;
  }
  const item = items[0]!;
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
  const full = userNutrients(given);
  const base = item.nutrients ?? full;
  const complete = own.protein !== null && own.carbs !== null && own.fat !== null;
  items[0] = {
    ...item, source: 'user', assumed: false, assumption: null, choices: [], sureness: 1,
    nutrients: { ...base, ...given, calories: own.calories ?? (complete ? full.calories : base.calories), sugar: own.sugar ?? Math.min(base.sugar, own.carbs ?? base.carbs), naturalSugar: Math.min(base.naturalSugar, own.carbs ?? base.carbs), addedSugar: Math.min(base.addedSugar, own.carbs ?? base.carbs), healthyFat: Math.min(base.healthyFat, own.fat ?? base.fat), unhealthyFat: Math.min(base.unhealthyFat, own.fat ?? base.fat) },
  };
}

/** "160 per serving, I had 2.5 servings": the label's energy times the servings of the one item. */
function applyServing(items: ReadItem[], perServing: number): void {
  const at = Math.max(0, items.findIndex((item) => item.unit === 'serving'));
  const item = items[at];
  const calories = perServing * (item?.quantity ?? 1);
  if (!item) {
    items.push(quickItem({ calories, protein: null, carbs: null, fat: null, sugar: null }, null, 'quick add'));
    return;
  }
  const nutrients = item.nutrients && item.nutrients.calories > 0 ? Object.fromEntries(Object.entries(item.nutrients).map(([key, value]) => [key, (value * calories) / item.nutrients!.calories])) : { ...userNutrients({ calories }) };
  items[at] = { ...item, nutrients: { ...userNutrients({}), ...nutrients, calories }, grams: item.grams !== null && item.nutrients && item.nutrients.calories > 0 ? (item.grams * calories) / item.nutrients.calories : item.grams, source: 'user', assumed: false, assumption: null, choices: [], sureness: 1 };
}
