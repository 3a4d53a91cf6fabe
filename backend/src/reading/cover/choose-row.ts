import { weigh } from '../../food/portions/weigh.js';
import type { Food, FoodTable, SaidFood } from '../../food/index.js';
import { WEIGHTS } from '../../food/retrieval/weights.js';
import type { Candidate } from './cover-clause.js';

/** The food that is taken for a run. */
export interface Row {
  food: Food;
  form: number;
  cost: number;
  matched: readonly number[];
  /** Another food that explains the run as well. */
  rival: Food | null;
}

/** Among names that explain a run nearly equally: the one whose portions fit, that is generic, that people eat. */
export function chooseRow(candidates: readonly Candidate[], said: SaidFood, table: FoodTable): Row {
  const { prior } = WEIGHTS;
  const least = candidates[0]!.cost;
  let best: { candidate: Candidate; food: Food; cost: number } | null = null;
  const seen = new Set<Food>();
  for (const candidate of candidates) {
    if (candidate.cost > least + prior.within) break;
    const food = table.foods[table.forms.food[candidate.form]!]!;
    if (seen.has(food)) continue;
    seen.add(food);
    const cost = candidate.cost - liking(food) + (weigh(food, said).known ? 0 : 0.4);
    if (!best || cost < best.cost - 1e-9) best = { candidate, food, cost };
  }
  const { candidate, food } = best!;
  const rival = [...seen].find((one) => one !== food) ?? null;
  return { food, form: candidate.form, cost: candidate.cost, matched: candidate.matched, rival };
}

function liking({ tags, eaten, source }: Food): number {
  const { prior } = WEIGHTS;
  return (tags.has('generic') ? prior.generic : 0) + prior.eaten * eaten + (source === 'usda' ? prior.usda : 0);
}
