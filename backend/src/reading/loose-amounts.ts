import { scaleNutrients } from '../domain/nutrients.js';
import { foodOfItem, groundFood, groundItem, type FoodTable, type SaidFood } from '../food/index.js';
import { absurd } from './item-changes.js';
import type { ReadItem } from './reading.js';

/** The item with an amount that was said apart from it: "pizza night, 3 slices", "a pint of ice cream, ate a third". */
export function withAmount(item: ReadItem, said: SaidFood & { share?: boolean }, table: FoodTable): ReadItem {
  if (said.share && said.quantity !== null && said.unit === null) return scaleItem(item, said.quantity);
  const food = foodOfItem(item, table);
  if (food && item.source !== 'user') {
    const bare = said.unit === null && said.size === null && said.each === null && said.grams === null && said.calories === null;
    const unit = bare && said.quantity !== null && item.unit !== 'count' ? item.unit : said.unit;
    const size = said.size ?? (bare ? item.size : null);
    const mods = [...new Set([...item.mods, ...said.mods])];
    const grounded = groundFood(food, {
      ...said,
      unit,
      size,
      mods,
      quantity: said.quantity ?? (said.unit === null ? (item.assumed ? null : item.quantity) : 1),
    });
    return { ...item, ...grounded, name: item.name, sureness: absurd(grounded, said) ? 0.1 : item.sureness };
  }
  return {
    ...item,
    ...groundItem(
      item,
      {
        ...(said.quantity === null ? {} : { quantity: said.quantity }),
        ...(said.unit === null ? {} : { unit: said.unit }),
        ...(said.calories === null ? {} : { calories: said.calories }),
      },
      table,
    ),
  };
}

/** A share of an item: half of "1 pint" is 0.5 pint, a third of a large is 0.33 `large`. */
export function scaleItem(item: ReadItem, share: number): ReadItem {
  const unit = item.unit === 'count' && item.size !== null ? item.size : item.unit;
  return {
    ...item,
    unit,
    quantity: Math.round(item.quantity * share * 10000) / 10000,
    grams: item.grams === null ? null : item.grams * share,
    nutrients: item.nutrients && scaleNutrients(item.nutrients, share),
    sureness: Math.max(item.sureness, item.choices.length ? item.sureness : 0.6),
  };
}
