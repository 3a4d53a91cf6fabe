import { userNutrients, type FoodTable, type SaidFood } from '../food/index.js';
import { bareEnergy, quickItem, takeFigures, type OwnFigures } from './quick-add.js';
import type { Clause } from './clauses.js';
import { readFoodPhrase } from './food-phrase.js';
import { withAmount } from './loose-amounts.js';
import type { ReadingContext, ReadItem, Stance } from './reading.js';
import { readTitled } from './titled.js';

/** What one clause says was eaten. */
export interface MealClause {
  items: ReadItem[];
  leftover: string[];
  /** An amount that no food was found for: "husband had 3 slices". */
  loose: SaidFood | null;
  stance: Stance;
}

const EATING =
  /\b(?:had|have|ate|eat|eating|eaten|drank|drink|drinking|lunch|breakfast|dinner|snack|snacked|finished|devoured|inhaled|demolished|crushed|smashed|munch(?:ed|ing)|grabbed|made|ordered|log|logged|cooked|mange|bu|pris|comi|tome|bebi|cene|almorce|desayune|for (?:breakfast|lunch|dinner))\b/;

/** How long something lasted is no amount of food: "24 hr fast done", "baked for 30 min". */
const LASTING =
  /\b(?:for |in |after )?(?:a |an )?\d+(?:\.\d+)?\s?-?(?:hours?|hrs?|hr|h|minutes?|mins?|min|days?|weeks?)\b(?: (?:fast(?:ed|ing)?|later|done))*(?! ?(?:energy|egg|oats|rice|ramen))/g;

/** Whose food it was, up to the verb. */
const SUBJECT = /^.{0,30}?\b(?:had|has|ate|eats|having|got|finished|ordered|drank|made|wants|mange|bu|comio|tomo|bebio)\b/;

/** Reads one clause about food, in the light of the clauses before it. */
export function readMealClause(
  text: string,
  clause: Clause,
  before: readonly MealClause[],
  about: { context: ReadingContext; table: FoodTable; as: 'auto' | 'meal' | 'workout' },
): MealClause {
  const { context, table, as } = about;
  const named = clause.marks.find((mark) => mark.meal)?.meal ?? null;
  const energy = bareEnergy(text);
  if (energy !== null)
    return {
      items: [quickItem({ calories: energy, protein: null, carbs: null, fat: null, sugar: null }, named, text)],
      leftover: [],
      loose: null,
      stance: clause.stance,
    };
  const said = clause.stance === 'others' ? text.replace(SUBJECT, ' ') : text;
  const own = takeFigures(said.replace(LASTING, ' '));
  const told = named !== null || context.meal !== null || EATING.test(clause.words);
  const unknowns = as === 'meal' || told ? 'always' : 'with-amount';
  const phrase = readTitled(own.rest, { table, unknowns, memory: context.memory });
  const items = phrase.items;
  let loose: SaidFood | null = null;
  for (const { said, after } of phrase.loose) {
    // a number before a list belongs to none of it
    if (items.length > 0 && after === 0 && said.unit === null && said.size === null && !said.share) continue;
    if (items.length > 0) {
      const all = said.size !== null && said.quantity === null && said.unit === null;
      items.forEach((item, i) => {
        if (all ? item.size === null && i < after : i === Math.max(0, after - 1)) items[i] = withAmount(item, said, table);
      });
    } else loose = looseAlone(said, clause, before, items, about);
  }
  if (items.length === 0 && as === 'meal' && own.figures === null && text.trim())
    items.push(...readFoodPhrase(own.rest, { table, unknowns: 'always', memory: [] }).items);
  if (own.figures) applyFigures(items, own.figures, named, text);
  return { items, leftover: phrase.leftover, loose, stance: clause.stance };
}

/** "Husband had 3 slices, i had 1", "a pint of ice cream, ate a third": an amount of what was named before. */
function looseAlone(
  said: SaidFood & { share: boolean },
  clause: Clause,
  before: readonly MealClause[],
  items: ReadItem[],
  { context, table }: { context: ReadingContext; table: FoodTable },
): SaidFood | null {
  const last = before.findLast((one) => one.items.length > 0 || one.loose !== null);
  const former = last?.items[last.items.length - 1];
  if (former && last) {
    if (last.stance === clause.stance) last.items[last.items.length - 1] = withAmount(former, said, table);
    else items.push(withAmount({ ...former, assumed: true }, said, table));
    return null;
  }
  const unit = said.unit ?? last?.loose?.unit ?? null;
  if (clause.stance === 'ate' && unit === 'slice') items.push(...pizza({ ...said, unit }, context, table));
  return { ...said, unit };
}

function pizza(said: SaidFood, context: ReadingContext, table: FoodTable): ReadItem[] {
  const [item] = readFoodPhrase('pizza', { table, unknowns: 'never', memory: context.memory }).items;
  return item ? [withAmount(item, { ...said, unit: 'slice', quantity: said.quantity ?? 1 }, table)] : [];
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
    ...item,
    source: 'user',
    assumed: false,
    assumption: null,
    choices: [],
    sureness: 1,
    nutrients: {
      ...base,
      ...given,
      calories: own.calories ?? (complete ? full.calories : base.calories),
      sugar: own.sugar ?? Math.min(base.sugar, own.carbs ?? base.carbs),
      naturalSugar: Math.min(base.naturalSugar, own.carbs ?? base.carbs),
      addedSugar: Math.min(base.addedSugar, own.carbs ?? base.carbs),
      healthyFat: Math.min(base.healthyFat, own.fat ?? base.fat),
      unhealthyFat: Math.min(base.unhealthyFat, own.fat ?? base.fat),
    },
  };
}
