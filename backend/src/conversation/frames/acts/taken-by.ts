import type { Item, MealEntry } from '../../../domain/entry.js';
import { builtInTable, foodOfItem } from '../../../food/index.js';
import { readAmount } from '../../../reading/index.js';
import { stem, stems } from '../../targets.js';
import { heldBy } from '../still-spoken-of.js';
import type { Talk } from '../talk.js';

/** What holds a dish and is counted with it. */
export const HOLDERS: ReadonlySet<string> = new Set(['bun', 'bread', 'roll', 'tortilla', 'wrap', 'bagel', 'pita', 'crust']);

/** Words tell a kind of what holds a dish, or of what it lies on. */
export const holdsIt = (item: Item, words: string, { context }: Talk): boolean => {
  const head = stems(words).at(-1) ?? '';
  return (HOLDERS.has(head) || FILLS.has(head)) && readAmount(words) === null && heldBy(item, context).some((one) => stem(one) === head);
};
const FILLS: ReadonlySet<string> = new Set(stems('rice noodles pasta'));

/** Which of the foods is had with it: the only one, or the only one that it is customarily added to or lies in. */
export function takerOf(words: string, { items }: MealEntry, { context }: Talk): Item | undefined {
  const takes = (item: Item) => {
    const food = foodOfItem(item, context.table ?? builtInTable());
    return [...(food?.takes ?? []), ...(food?.holds ?? [])].some((one) => stem(one) === stems(words).at(-1));
  };
  const found = items.length === 1 ? items : items.filter(takes);
  return found.length === 1 ? found[0] : undefined;
}
