import type { FoodTable } from '../food/index.js';
import { formWords } from '../food/form-words.js';
import { MEALS } from './meal-words.js';
import { correctWord } from './typos.js';

/**
 * Tells whether the meal word at a place in a text is part of a food's name: "breakfast burrito", "kraft dinner",
 * "snack bar". Names of up to four words around it are tried.
 */
export function foodByText(text: string, table: FoodTable): (from: number, to: number) => boolean {
  return (from, to) => {
    const before = text
      .slice(0, from)
      .trimEnd()
      .split(/[^\p{L}\p{N}'%]+/u)
      .filter(Boolean)
      .slice(-2);
    const after = text
      .slice(to)
      .split(/[,.;:\n!?()]/)[0]!
      .trim()
      .split(/[^\p{L}\p{N}'%]+/u)
      .filter(Boolean)
      .slice(0, 2);
    // "brekfast burrito"
    const said = text.slice(from, to);
    const word = table.forms.postings.has(said) ? said : (MEALS[said] ?? said);
    for (let b = 0; b <= before.length; b++) {
      for (let a = 0; a <= after.length; a++) {
        if (a + b === 0) continue;
        const stems = formWords([...before.slice(before.length - b), word, ...after.slice(0, a)].join(' ')).stems.map((stem) =>
          table.forms.postings.has(stem) ? stem : (correctWord(stem, table)?.stem ?? stem),
        );
        if (stems.length >= a + b && stems.length > 1 && table.forms.exact.has(stems.join(' '))) return true;
      }
    }
    return false;
  };
}

/** Whether words are, all of them, the name of one food. */
export function isFoodName(words: string, table: FoodTable): boolean {
  return table.forms.exact.has(formWords(words).stems.join(' '));
}
