import { isFood } from '../food/index.js';
import { isPlural } from '../food/words.js';
import { hasDigit, splitAtBlanks } from '../language/letters.js';
import { stretchBefore } from './before-place.js';

/** It is in brackets, or what stands before a comma is told in the plural, without a number: what follows is how many. */
export function countsBefore(text: string, at: number): boolean {
  const before = text.slice(0, at).trimEnd();
  if (text[at - 1] === '(') return true;
  if (!before.endsWith(',') && !before.endsWith(' -')) return false;
  const words = splitAtBlanks(before.slice(0, -1).trimEnd());
  const last = words.at(-1) ?? '';
  return isPlural(last) && isFood(last) && !hasDigit(stretchBefore(text, at));
}
