import { everySign, isAnyLetter, isDigit, isLetter, splitAtBlanks } from '../../language/letters.js';
import { placeAt } from '../../food/retrieval/place-words.js';
import { saysNoFood } from '../../reading/index.js';
import type { ReadItem } from '../../reading/reading.js';
import { fold } from '../../language/fold.js';
import { holds, said } from '../../language/said.js';
import { shape } from '../../language/shape.js';

/** Verbs and words of meals that make an unknown word a food: "had flurbnog for lunch". */
const EATEN = new Set(
  'had have having ate eat eating eaten drank drink drinking finished grabbed ordered made cooked log mange bu pris comi tome bebi desayune almorce cene'.split(
    ' ',
  ),
);
const MEAL_WORD = shape('meal-word');
const NO_FOOD = shape('no-food');

/** Moods and remarks beside a meal that are not worth telling back. */
const REMARK = said('remark');
const REMARK_BEGINS = [...said('remark-begins')];
const isRemark = (word: string): boolean => REMARK.has(word) || REMARK_BEGINS.some((begin) => word.startsWith(begin));

/** A meal's items that are foods, and the words nothing was made of. */
export interface Sifted {
  items: ReadItem[];
  skipped: string[];
}

/** Whether a text says that its words were eaten or drunk. */
export const tellsEating = (text: string): boolean => holds(EATEN, fold(text)) || MEAL_WORD.find(fold(text)) !== null;

/**
 * Parts what was eaten from noise: a word that no table knows is a food where the text says it was eaten or measures it, is
 * passed over and mentioned elsewhere, and is not worth a mention where it is only talk.
 */
export function siftItems(items: readonly ReadItem[], text: string, told: boolean): Sifted {
  const out: Sifted = { items: [], skipped: [] };
  const plain = splitAtBlanks(fold(text)).join(' ');
  for (const [i, item] of items.entries()) {
    const strange = item.nutrients === null ? strangeWords(item.words || item.name) : null;
    if (strange === '') continue;
    const next = items[i + 1];
    // "Flurbnog stew" is a stew, and not two foods.
    const measured = item.unit !== 'count' || item.grams !== null;
    const describes = !measured && next !== undefined && next.nutrients !== null && plain.includes(`${strange} ${fold(next.words)}`);
    if (strange === null || (((told && !describes) || measured) && !NO_FOOD.leads(fold(item.name)))) out.items.push(item);
    else if (!NO_FOOD.leads(fold(item.name))) out.skipped.push(strange);
  }
  return out;
}

/** The stretch from the first to the last word that is neither common nor about meals and numbers; empty for mere talk. */
export function strangeWords(words: string): string {
  const parts = splitAtBlanks(words).map((word) => withoutMarks(word));
  const strange = parts.map((part) => {
    const word = fold(part);
    // Only what looks like a word is told back.
    return (
      word.length >= 3 &&
      isLetter(word[0]) &&
      everySign(word, isOfWord) &&
      !saysNoFood(word) &&
      !isRemark(word) &&
      !MEAL_WORD.whole(word) &&
      placeAt([word], 0) === null
    );
  });
  const from = strange.indexOf(true);
  return from < 0 ? '' : parts.slice(from, strange.lastIndexOf(true) + 1).join(' ');
}

const isOfWord = (sign: string | undefined): boolean => isLetter(sign) || sign === "'" || sign === '-';

/** A word without the marks around it. */
function withoutMarks(word: string): string {
  const signs = [...word];
  const isOwn = (sign: string): boolean => isAnyLetter(sign) || isDigit(sign);
  const from = signs.findIndex(isOwn);
  return from < 0 ? '' : signs.slice(from, signs.findLastIndex(isOwn) + 1).join('');
}
