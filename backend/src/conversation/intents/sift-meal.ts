import { splitAtBlanks } from '../../language/letters.js';
import { saysNoFood } from '../../reading/index.js';
import type { ReadItem } from '../../reading/reading.js';
import { MEAL_WORD } from '../hearing/meal-words.js';
import { fold } from '../../language/fold.js';
import { said } from '../../language/said.js';

/** Verbs and words of meals that make an unknown word a food: "had flurbnog for lunch". */
const EATEN = new RegExp(
  String.raw`\b(?:had|have|having|ate|eat|eating|eaten|drank|drink|drinking|finished|grabbed|ordered|made|cooked|log|mange|bu|pris|comi|tome|bebi|desayune|almorce|cene|${MEAL_WORD})\b`,
);
/** How a clause begins that tells of a mood or a deed, not of food. */
const NO_FOOD =
  /^(?:(?:i|we|it|just|really|so|then|but) )*(?:feel\w*|felt|think\w*|thought|stop\w*|can'?t|cannot|couldn'?t|same|took|take|taking|want\w*|need\w*|wish\w*|hope\w*|going|gonna|went|was|am|is|are|were|be|being|get|getting|got|know|knew|guess|love\w*|hate\w*|try\w*|tried|start\w*|look\w*|regret\w*|guilty|sick|stuffed|bloated|sad|ashamed|awful|tired|what'?s?|why|how|who|where)\b/;

/** Moods and remarks beside a meal that are not worth telling back. */
const REMARK = said('remark');
const REMARK_BEGINS = [...said('remark-begins')];
const A_MEAL = new RegExp(`^${MEAL_WORD}$`);
const isRemark = (word: string): boolean => REMARK.has(word) || REMARK_BEGINS.some((begin) => word.startsWith(begin));

/** A meal's items that are foods, and the words nothing was made of. */
export interface Sifted {
  items: ReadItem[];
  skipped: string[];
}

/** Whether a text says that its words were eaten or drunk. */
export const tellsEating = (text: string): boolean => EATEN.test(fold(text));

/**
 * Parts what was eaten from noise: a word that no table knows is a food where the text says it was eaten or measures it, is
 * passed over and mentioned elsewhere, and is not worth a mention where it is only talk.
 */
export function siftItems(items: readonly ReadItem[], text: string, told: boolean): Sifted {
  const out: Sifted = { items: [], skipped: [] };
  const plain = fold(text).replace(/\s+/g, ' ');
  for (const [i, item] of items.entries()) {
    const strange = item.nutrients === null ? strangeWords(item.words || item.name) : null;
    if (strange === '') continue;
    const next = items[i + 1];
    // "Flurbnog stew" is a stew, and not two foods.
    const measured = item.unit !== 'count' || item.grams !== null;
    const describes = !measured && next !== undefined && next.nutrients !== null && plain.includes(`${strange} ${fold(next.words)}`);
    if (strange === null || (((told && !describes) || measured) && !NO_FOOD.test(fold(item.name)))) out.items.push(item);
    else if (!NO_FOOD.test(fold(item.name))) out.skipped.push(strange);
  }
  return out;
}

/** The stretch from the first to the last word that is neither common nor about meals and numbers; empty for mere talk. */
export function strangeWords(words: string): string {
  const parts = splitAtBlanks(words).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const strange = parts.map((part) => {
    const word = fold(part);
    // Only what looks like a word is told back.
    return /^[a-z][a-z'-]{2,}$/.test(word) && !saysNoFood(word) && !isRemark(word) && !A_MEAL.test(word);
  });
  const from = strange.indexOf(true);
  return from < 0 ? '' : parts.slice(from, strange.lastIndexOf(true) + 1).join(' ');
}
