import type { Food } from './food.js';
import type { FoodTable } from './food-table.js';
import { formWords } from './form-words.js';

/** A food by the name we show, by an alias, or by the nearest of both; null when nothing is near. */
export function foodByName(name: string, table: FoodTable): Food | null {
  const own = table.byName.get(name);
  if (own) return own;
  return findFoods(name, table, 1)[0] ?? null;
}

/** The food that an item was made from, by the name it is shown under or by its code; null when the table has none. */
export function foodOfItem(item: { name: string; food: string | null }, table: FoodTable): Food | null {
  const own = table.byName.get(item.name);
  if (own) return own;
  const form = table.forms.exact.get(formWords(item.name).stems.join(' '));
  const called = form === undefined ? undefined : table.foods[table.forms.food[form]!];
  if (called && (item.food === null || called.code === item.food)) return called;
  return (item.food === null ? undefined : table.byCode.get(item.food)?.[0]) ?? null;
}

/** Foods that share words with a phrase, best first: for look-ups by hand, not for reading texts. */
export function findFoods(phrase: string, table: FoodTable, limit = 10): Food[] {
  const { forms } = table;
  const { stems } = formWords(phrase);
  const exact = forms.exact.get(stems.join(' '));
  const gains = new Map<number, number>();
  let all = 0;
  for (const stem of stems) {
    const posting = forms.postings.get(stem);
    if (!posting) continue;
    all += posting.idf;
    posting.forms.forEach((form, k) => gains.set(form, (gains.get(form) ?? 0) + posting.unsaid[k]! + posting.idf));
  }
  const ranked = [...gains]
    .map(([form, gain]) => ({
      form,
      cost: form === exact ? -99 : forms.base[form]! + all - gain - 0.2 * table.foods[forms.food[form]!]!.eaten,
    }))
    .filter(({ cost }) => cost < 6)
    .sort((a, b) => a.cost - b.cost || a.form - b.form);
  return [...new Set(ranked.map(({ form }) => forms.food[form]!))].slice(0, limit).map((at) => table.foods[at]!);
}
