import type { FoodTable } from '../../food/index.js';
import { readText } from '../../reading/index.js';
import type { ReadingContext } from '../../reading/reading.js';

/** How many items of meals were read beside how many were told. */
export interface ItemScore {
  texts: number;
  /** Shares of the texts, 0 to 1. */
  asMany: number;
  fewer: number;
  more: number;
}

/** Texts of nlp-fixtures/items with how many items each tells. `table`: the text of one file. */
export const markedItems = (table: string): { text: string; items: number }[] =>
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => itemsIn(line.slice(line.indexOf('\t') + 1)));

/** "[2 toast]" is told, "{2 half}" says of how much less, "{0 pie}" was not had. */
export function itemsIn(marked: string): { text: string; items: number } {
  const had = new Set<string>();
  let text = '';
  for (let at = 0; at < marked.length; at += 1) {
    const sign = marked[at]!;
    if (sign === '[' || sign === '{') {
      const behind = marked.indexOf(' ', at);
      if (sign === '[') had.add(marked.slice(at + 1, behind));
      at = behind;
    } else if (sign !== ']' && sign !== '}') text += sign;
  }
  return { text, items: had.size };
}

/** How often as many items are read of a text as it tells. */
export function scoreToldItems(texts: readonly { text: string; items: number }[], table: FoodTable, context: ReadingContext): ItemScore {
  const off = texts.map(
    ({ text, items }) => readText(text, context, table).meals.reduce((sum, meal) => sum + meal.items.length, 0) - items,
  );
  const share = (fits: (by: number) => boolean): number => off.filter(fits).length / Math.max(1, off.length);
  return { texts: texts.length, asMany: share((by) => by === 0), fewer: share((by) => by < 0), more: share((by) => by > 0) };
}
