import { isDigit } from '../language/letters.js';
import type { Item } from '../domain/entry.js';
import { scaleNutrients } from '../domain/nutrients.js';
import { groundItem, type FoodTable, type SaidFood } from '../food/index.js';
import { formWords } from '../food/form-words.js';
import type { FoodMemory } from './reading.js';

/** Food words under which a correction is remembered: stems in order, so that "lattes" and "a latte" are one. */
export function memoryKey(words: string): string {
  return formWords(words)
    .stems.filter((stem) => !isDigit(stem[0]))
    .join(' ');
}

/** What this user means by these words, when it was corrected before; an amount said now is kept. */
export function rememberedItem(
  stems: readonly string[],
  said: SaidFood,
  { memory, table }: { memory: readonly FoodMemory[]; table: FoodTable },
): Item | null {
  if (memory.length === 0) return null;
  const key = stems.join(' ');
  const known = memory.find((one) => memoryKey(one.words) === key);
  if (!known) return null;
  const { item } = known;
  const mods = [...new Set([...item.mods, ...said.mods])];
  if (said.quantity === null && said.unit === null && said.size === null && said.grams === null && said.calories === null)
    return { ...item, mods, assumed: true, assumption: item.assumption ?? 'as you said before' };
  if (said.unit === null && said.size === null && said.grams === null && said.calories === null) {
    const times = said.quantity ?? 1;
    // the remembered amount is one of it
    return {
      ...item,
      mods,
      quantity: item.unit === 'count' ? item.quantity * times : times,
      unit: item.unit === 'count' ? item.unit : 'count',
      grams: item.grams === null ? null : item.grams * times,
      nutrients: item.nutrients && scaleNutrients(item.nutrients, times),
      assumed: true,
      assumption: 'as you said before',
    };
  }
  return {
    ...groundItem(
      item,
      {
        ...(said.quantity === null ? {} : { quantity: said.quantity }),
        ...(said.unit === null ? {} : { unit: said.unit }),
        ...(said.size === null ? {} : { size: said.size }),
        ...(said.grams === null ? {} : { grams: said.grams }),
        ...(said.calories === null ? {} : { calories: said.calories }),
      },
      table,
    ),
    mods,
  };
}
