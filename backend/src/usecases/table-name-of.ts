import type { Item } from '../domain/entry.js';
import { foodOfItem } from '../food/index.js';
import type { Foods } from '../ports/foods.js';

/** What the table of foods calls an item whose figures are from there; null for any other. */
export const tableNameOf = (item: Item, foods: Foods): string | null =>
  item.nutrients && item.source !== 'user' && item.source !== 'model' ? (foodOfItem(item, foods.current())?.name ?? null) : null;
