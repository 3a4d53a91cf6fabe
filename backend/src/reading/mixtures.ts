import { groundFood, NOTHING_SAID, type Food, type FoodTable } from '../food/index.js';
import { formWords } from '../food/form-words.js';
import type { ReadItem } from './reading.js';

/** What is cooked and weighed with something else. */
const BASE =
  /(?:^|\b)(?:beef|chicken|pork|turkey|ham|sausage|shrimp|tuna|fish|rice|beans?|lentils|noodles|macaroni|pasta|peas|corn|potato(?:es)?|carrots?|vegetables)$/;
const MIXED =
  /(?:^|\b)(?:rice|beans?|lentils|noodles|macaroni|pasta|potato(?:es)?|vegetables|carrots?|peas|corn|broccoli|cabbage|onions?|dumplings?)$/;
const MEASURED = new Set(['g', 'kg', 'cup']);

/**
 * "170 grams of pinto beans and brown rice" weigh that together: the second of two that lie in one bowl, named without an amount of its own, takes
 * half of what was measured, unless the table knows the two as one dish. "Of" tells it from "6 oz chicken and rice".
 * @param hosts the food of each item; @param links the words before each
 */
export function shareMixtures(items: ReadItem[], hosts: (Food | null)[], links: string[], table: FoodTable): void {
  for (let i = 0; i + 1 < items.length; i++) {
    const [first, second] = [items[i]!, items[i + 1]!];
    const [one, other] = [hosts[i], hosts[i + 1]];
    if (!one || !other || links[i + 1] !== 'and' || first.grams === null || !first.nutrients) continue;
    if (!MEASURED.has(first.unit) || !/ of /.test(first.words) || !second.assumed || second.unit !== 'count' || second.size !== null)
      continue;
    if (!BASE.test(one.name) || !MIXED.test(other.name)) continue;
    const dish = dishOf(one, other, table);
    if (dish) {
      items.splice(i, 2, {
        ...first,
        ...groundFood(dish, { ...NOTHING_SAID, quantity: first.quantity, unit: first.unit }),
        words: `${first.words} and ${second.words}`,
      });
      hosts.splice(i, 2, dish);
      links.splice(i + 1, 1);
      continue;
    }
    const half = first.quantity / 2;
    items[i] = { ...first, ...measured(one, half, first) };
    items[i + 1] = { ...second, ...measured(other, half, first) };
  }
}

function measured(
  food: Food,
  quantity: number,
  { unit }: ReadItem,
): Pick<ReadItem, 'quantity' | 'unit' | 'grams' | 'nutrients' | 'assumed' | 'assumption'> {
  const { grams, nutrients } = groundFood(food, { ...NOTHING_SAID, quantity, unit });
  return { quantity, unit, grams, nutrients, assumed: true, assumption: `${Math.round(grams ?? 0)} g` };
}

function dishOf(one: Food, other: Food, table: FoodTable): Food | null {
  const form = table.forms.exact.get(formWords(`${one.name} and ${other.name}`).stems.join(' '));
  return form === undefined ? null : table.foods[table.forms.food[form]!]!;
}
