import type { FoodTable } from '../../food/index.js';
import { placeAt } from '../../food/retrieval/place-words.js';
import { readItems, type ReadingContext } from '../../reading/index.js';

/** A fixed shuffle, so that every run tries the same orders. */
function shuffled(words: readonly string[], seed: number): string[] {
  const out = [...words];
  let state = seed * 2654435761 + 1;
  for (let i = out.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const k = state % (i + 1);
    [out[i], out[k]] = [out[k]!, out[i]!];
  }
  return out;
}

/** Words of a name, a sign of negation with its words ("no added fat", "skin / coating not eaten", "low fat") and a place's name whole. */
function wholesOf(name: string): string[] {
  const words = name
    .replace(/\b(no|not|without) (added )?/g, (signs) => signs.replaceAll(' ', '_'))
    .replace(/\b(skin|peel)( \/ coating)? not_/g, (signs) => signs.replaceAll(' ', '_'))
    .replace(/ (free|eaten|added)\b/g, '_$1')
    .replace(/\b(low|reduced) (?=fat|sodium|sugar|calorie)/g, '$1_')
    .split(/[\s,()]+/)
    .filter(Boolean);
  const out: string[] = [];
  for (let i = 0; i < words.length;) {
    const length = placeAt(words, i)?.length ?? 1;
    out.push(words.slice(i, i + length).join('_'));
    i += length;
  }
  return out;
}

/** "100 g" of every food by the words of its own name in any order: the share that is read as one item of that food, of the same figures. */
export function scoreOwnWords(
  table: FoodTable,
  context: ReadingContext,
): { foods: number; same: number; oneItem: number; missed: string[] } {
  let same = 0;
  let oneItem = 0;
  const missed: string[] = [];
  table.foods.forEach((food, k) => {
    const words = wholesOf(food.name);
    const phrase = `100 g of ${shuffled(words, k).join(' ').replace(/_/g, ' ')}`;
    const items = readItems(phrase, context, table);
    if (items.length === 1) oneItem++;
    const [item] = items;
    const near =
      item?.nutrients &&
      Math.abs((item.nutrients.calories / (item.grams ?? 100)) * 100 - food.per100g.calories) <= 0.02 * food.per100g.calories + 1;
    if (items.length === 1 && (item!.food === food.code || near)) same++;
    else missed.push(`${phrase} -> ${items.map(({ name }) => name).join(' | ')}`);
  });
  return { foods: table.foods.length, same: same / table.foods.length, oneItem: oneItem / table.foods.length, missed };
}
