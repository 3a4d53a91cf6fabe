import type { Item } from '../domain/entry.js';
import type { Foods } from '../ports/reading/foods.js';

/** What the table of foods calls an item whose figures are from there; null for any other. */
export const tableNameOf = (item: Item, foods: Foods): string | null =>
  item.nutrients && item.source !== 'user' && item.source !== 'model' ? (foods.of(item)?.name ?? null) : null;
