import { SIZES, unitOf } from '../measures.js';
import type { FoodIndex } from './food-index.js';

/** Names by all of their words: which form each is, which are one word, and which hold a number. */
export interface WholeNames extends Pick<FoodIndex, 'exact' | 'single' | 'numbered'> {
  exact: Map<string, number>;
  single: Set<string>;
  numbered: Set<string>;
}

/** Takes in a name, form by form. */
export function addName({ exact, single, numbered }: WholeNames, stems: readonly string[], form: number): void {
  const key = stems.length === 1 ? stems[0]! : stems.join(' ');
  if (!exact.has(key)) exact.set(key, form);
  if (stems.length === 1) single.add(key);
  for (let at = 0; at < stems.length; at++) {
    const stem = stems[at]!;
    if (!isNumber(stem)) continue;
    const [before, after] = [stems[at - 1], stems[at + 1]];
    if (after && !single.has(after) && !Object.hasOwn(SIZES, after) && unitOf(after) === null) numbered.add(`${stem} ${after}`);
    if (before && !after) numbered.add(`${before} ${stem}`);
    // "2 small patties" of a burger's name
    if (at > 0 && after && Object.hasOwn(SIZES, after) && stems[at + 2]) numbered.add(`${stem} ${after} ${stems[at + 2]}`);
  }
}

const isNumber = (stem: string): boolean => stem.charCodeAt(0) >= 48 && stem.charCodeAt(0) <= 57;
