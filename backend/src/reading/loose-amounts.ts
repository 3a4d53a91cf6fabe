import type { Item } from '../domain/entry.js';
import { scaleNutrients } from '../domain/nutrients.js';
import { foodOfItem, groundFood, groundItem, type FoodTable, type SaidFood } from '../food/index.js';
import { absurd } from './item-changes.js';
import { NUMBER_WORDS } from './number-words.js';
import type { ReadItem } from './reading.js';

/** The item, and what else it may be, with an amount that was said apart from it: "pizza night, 3 slices", "a pint of ice cream, ate a third". */
export function withAmount(
  item: ReadItem,
  said: SaidFood & { share?: boolean; other?: boolean; alone?: boolean },
  table: FoodTable,
): ReadItem {
  // "half a pizza, gave the other half to my brother": it was a part already
  if (said.other && said.share && item.quantity < 1) return item;
  // "half the pint. Half.": said again
  if (said.alone && said.share && !item.assumed && item.quantity === said.quantity) return item;
  if (said.share && said.quantity !== null && said.unit === null) return scaleItem(item, said.quantity);
  const now = amounting(fewerThanHeld(item, said) ? { ...item, unit: 'count' } : item, said, table);
  // Choices between amounts of one food are settled by the amount; those between foods are still open.
  const open = said.quantity === null || said.quantity > 0 ? item.choices.filter((one) => one.item.food !== item.food) : [];
  const settled = item.choices.length > 0 && open.length === 0;
  return {
    ...item,
    ...now,
    sureness: item.source !== 'user' && absurd(now, said) ? 0.1 : settled ? Math.max(item.sureness, 0.6) : item.sureness,
    choices: open.length === 0 ? [] : item.choices.map((one) => ({ ...one, item: amounting(one.item, said, table) })),
  };
}

const HOLDERS: ReadonlySet<string> = new Set('pack packet bag box carton container tub jar sleeve tray basket bucket pouch'.split(' '));

/** "Bag of 24 carrots, ate 10", "12 pack of oreos, had 5": pieces, and no bags. */
const fewerThanHeld = ({ unit, words, quantity }: ReadItem, said: SaidFood): boolean =>
  HOLDERS.has(unit) &&
  said.unit === null &&
  Number.isInteger(said.quantity) &&
  Math.max(
    quantity,
    ...words
      .split(' ')
      .map((word) => NUMBER_WORDS.get(word) ?? Number.parseInt(word, 10))
      .filter((value) => value > 0),
  ) > said.quantity!;

function amounting(item: Item, said: SaidFood, table: FoodTable): Item {
  const food = foodOfItem(item, table);
  if (food && item.source !== 'user') {
    const bare = said.unit === null && said.size === null && said.each === null && said.grams === null && said.calories === null;
    const unit = said.unit ?? (said.each === null && item.unit !== 'count' ? item.unit : null);
    const size = said.size ?? (bare ? item.size : null);
    const mods = [...new Set([...item.mods, ...said.mods])];
    const quantity = said.quantity ?? (said.unit === null ? (item.assumed ? null : item.quantity) : 1);
    return { ...groundFood(food, { ...said, unit, size, mods, quantity }), name: item.name };
  }
  const { quantity, unit, calories } = said;
  return groundItem(
    item,
    { ...(quantity === null ? {} : { quantity }), ...(unit === null ? {} : { unit }), ...(calories === null ? {} : { calories }) },
    table,
  );
}

/** A share of an item: half of "1 pint" is 0.5 pint, a third of a large is 0.33 `large`. */
export function scaleItem(item: ReadItem, share: number): ReadItem {
  return {
    ...item,
    ...scaling(item, share),
    sureness: Math.max(item.sureness, item.choices.length ? item.sureness : 0.6),
    choices: item.choices.map((one) => ({ ...one, item: scaling(one.item, share) })),
  };
}

function scaling(item: Item, share: number): Item {
  const unit = item.unit === 'count' && item.size !== null ? item.size : item.unit;
  return {
    ...item,
    unit,
    quantity: Math.round(item.quantity * share * 10000) / 10000,
    grams: item.grams === null ? null : item.grams * share,
    nutrients: item.nutrients && scaleNutrients(item.nutrients, share),
  };
}
