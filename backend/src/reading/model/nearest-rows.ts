import type { Food, FoodTable } from '../../food/index.js';
import { formWords } from '../../food/form-words.js';
import { nameWords } from '../../food/retrieval/name-words.js';
import { spellingsOf } from '../../food/retrieval/spelling.js';

/** A row of the table for some words. `cost` is what the words leave unexplained and the row's name unsaid; 0 is a very name. */
export interface NearRow {
  food: Food;
  form: number;
  cost: number;
}

/** Rows that are so much further than the nearest are no answer. */
const FAR = 7;
/** How telling a word is that no name holds. */
const UNKNOWN = 4;
/** What is better liked among rows that fit alike. */
const EATEN = 0.2;

/** The rows nearest to a name, each food once, best first. Words in any order; what no row holds costs as much as it tells. */
export function nearestRows(name: string, table: FoodTable, limit: number): NearRow[] {
  const { forms } = table;
  const stems = nameWords(name).map(({ stem }) => stem);
  const gains = new Map<number, number>();
  let all = 0;
  for (const stem of new Set(stems)) {
    const near = forms.postings.has(stem) ? [{ stem, cost: 0 }] : spellingsOf(stem, forms);
    let most = near.length === 0 ? UNKNOWN : 0;
    const own = new Map<number, number>();
    for (const { stem: known, cost } of near) {
      const posting = forms.postings.get(known);
      if (!posting) continue;
      most = Math.max(most, posting.idf);
      posting.forms.forEach((form, k) => {
        const gain = posting.unsaid[k]! + posting.idf - cost;
        if (gain > (own.get(form) ?? 0)) own.set(form, gain);
      });
    }
    all += most;
    for (const [form, gain] of own) gains.set(form, (gains.get(form) ?? 0) + gain);
  }
  const exact = forms.exact.get(formWords(name).stems.join(' '));
  const best = new Map<number, { form: number; cost: number; rank: number }>();
  for (const [form, gain] of gains) {
    const at = forms.food[form]!;
    const cost = form === exact ? 0 : Math.max(0, forms.base[form]! + all - gain);
    const rank = cost - EATEN * table.foods[at]!.eaten - (form === exact ? 1 : 0);
    const known = best.get(at);
    if (!known || rank < known.rank) best.set(at, { form, cost, rank });
  }
  const ranked = [...best].sort(([, a], [, b]) => a.rank - b.rank || a.form - b.form);
  const far = (ranked[0]?.[1].cost ?? 0) + FAR;
  return ranked
    .filter(([, { cost }]) => cost <= far)
    .slice(0, limit)
    .map(([at, { form, cost }]) => ({ food: table.foods[at]!, form, cost }));
}
