import type { Item } from '../domain/entry.js';
import { scaleNutrients } from '../domain/nutrients.js';
import { builtInTable } from './built-in.js';
import { foodOfItem } from './find-foods.js';
import type { FoodTable } from './food-table.js';
import { groundFood, NOTHING_SAID, userNutrients } from './ground-food.js';

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
export function groundItem(item: Item, change: ItemChange, table: FoodTable = builtInTable()): Item {
  const quantity = change.quantity ?? item.quantity;
  const unit = change.unit ?? item.unit;
  const size = change.size === undefined ? item.size : change.size;
  const same = unit === item.unit && size === item.size;
  const food = foodOfItem(item, table);
  // the same kind of portion, or figures that are not the table's: what stands there is scaled
  if (change.grams === undefined && change.calories === undefined && (same || !food || item.source === 'user' || item.source === 'model')) {
    const factor = item.quantity > 0 ? quantity / item.quantity : 1;
    return {
      ...item,
      quantity,
      unit,
      size,
      grams: item.grams === null ? null : item.grams * factor,
      nutrients: item.nutrients && scaleNutrients(item.nutrients, factor),
      assumed: item.assumed && change.quantity === undefined,
      assumption: change.quantity === undefined ? item.assumption : null,
    };
  }
  if (!food) {
    const calories = change.calories;
    const old = item.nutrients;
    const factor =
      calories !== undefined && old && old.calories > 0
        ? calories / old.calories
        : change.grams !== undefined && item.grams
          ? change.grams / item.grams
          : 1;
    const nutrients =
      calories !== undefined && (!old || old.calories === 0) ? userNutrients({ calories }) : old && scaleNutrients(old, factor);
    return {
      ...item,
      quantity,
      unit,
      size,
      grams: change.grams ?? item.grams,
      nutrients,
      source: calories !== undefined ? 'user' : item.source,
      assumed: false,
      assumption: null,
    };
  }
  const inUnits = unit === 'count' && change.unit === undefined && same ? null : unit;
  return {
    ...groundFood(food, {
      ...NOTHING_SAID,
      quantity,
      unit: inUnits,
      size,
      grams: change.grams ?? null,
      calories: change.calories ?? null,
      mods: item.mods,
    }),
    name: item.name,
  };
}
