import { isDigits, isLetters } from '../../language/letters.js';
import type { Item } from '../../domain/entry.js';
import { editDistance } from '../../domain/edit-distance.js';
import { isFood, isPlural, ordinaryIn, sizeOf, sizeWord, tellsFood } from '../../food/index.js';
import { FOREIGN_SIZES, NUMBER_WORDS, plural, SHARE_WORDS, saysUnit } from '../../reading/index.js';
import { fold } from '../../language/fold.js';
import type { Language } from '../../reading/reading.js';
import { bareWords, MEASURES, valueOf } from './bare-words.js';
import { amountText } from './measure-text.js';

/** Longer words are a sentence, and not what a food is called. */
const MOST_LETTERS = 40;
const ENERGY: ReadonlySet<string> = new Set('cal cals kcal kcals calorie calories calories calorias kj'.split(' '));
/**
 * What the user called a food, amount included ("2 eggs over easy", "bowl of chili"), as long as it says what is stored and no
 * more: the food, its amount and its size. Null where it does not; the name of the row tells it then. A misspelt word is shown as
 * it was understood: names of rows are English, so only among English words.
 */
export function saidWords(item: Item, lang: Language = 'en'): string | null {
  if (!item.words || item.words.includes(':')) return null;
  const words = bareWords(item.words);
  if (words.length === 0 || words.join(' ').length > MOST_LETTERS) return null;
  const folded = words.map((word) => fold(word).replace(/[^a-z0-9./%-]/g, ''));
  if (folded.some((word) => ENERGY.has(word))) return null;
  // Names of rows are English: what is told in another language cannot be held against them, but for a measure that it lacks.
  if (lang === 'en' ? !tellsFood(telling(folded, item), item) : !isCounted(item) && !folded.some(saysUnit)) return null;
  if (item.size !== null && !folded.some((word) => sizeOf(FOREIGN_SIZES[word] ?? word) === sizeOf(fold(item.size!)))) return null;
  // of several, one is left
  if (lang === 'en' && folded[0] === '1' && item.quantity === 1 && isPlural(folded.at(-1)!) && !isPlural(item.name)) return null;
  const counted = withAmount(words, folded, item);
  return counted?.map((word, at) => shown(lang === 'en' ? mended(word, item) : word, counted[at + 1])).join(' ') ?? null;
}

/** A part of a measure is told as all amounts are, "1/2 cup" for "0.5 cup"; weights are left as they are. */
const shown = (word: string, next = ''): string =>
  word.includes('.') && isDigits(word.replace('.', '')) && !MEASURES.has(fold(next)) ? amountText(Number(word)) : word;

const isCounted = ({ unit, size }: Item): boolean => unit === 'count' || unit === size;

/** Letters of a slip that may be wrong, by how long the word is. */
const SLIPS = 2;
const SHORTEST_SLIP = 4;

/** "Creme" of "sour cream" as the name has it; words that are any language's stay. */
function mended(word: string, { name }: Item): string {
  const plain = fold(word);
  if (plain.length < SHORTEST_SLIP || !isLetters(plain) || isFood(plain) || ordinaryIn(plain) !== null) return word;
  const many = plain.endsWith('s');
  const own = name.split(' ').map((one) => (many ? plural(one) : one));
  const near = own.filter((one) => one[0] === plain[0] && editDistance(plain, one) <= (plain.length < 6 ? 1 : SLIPS));
  return near.length === 1 ? near[0]! : word;
}

/** Words that must be of the food: neither amounts nor what is kept beside its name. */
const telling = (folded: readonly string[], { mods }: Item): string => {
  const kept = new Set(mods.flatMap((mod) => fold(mod).split(' ')).filter((word) => !isFood(word)));
  return folded
    .filter(
      (word) =>
        !kept.has(word) && !saysUnit(word) && sizeWord(word) === null && !NUMBER_WORDS.has(word) && !Object.hasOwn(SHARE_WORDS, word),
    )
    .join(' ');
};

/** The words with the stored amount: as they are where they say it, else with their only number changed; null where that would not do. */
function withAmount(words: readonly string[], folded: readonly string[], { quantity, assumed, name }: Item): readonly string[] | null {
  const told = folded.flatMap((word, at) => {
    const value = valueOf(word);
    return value === null || name.split(' ').includes(word) ? [] : [{ at, value }];
  });
  if (told.length === 0) return quantity === 1 || (assumed && quantity > 1) ? words : null;
  const is = (value: number) => Math.abs(value - quantity) < 0.02;
  const values = told.map(({ value }) => value);
  if (values.some(is) || is(values.reduce((a, b) => a + b)) || is(values.reduce((a, b) => a * b))) return words;
  const [only] = told;
  const changes = told.length === 1 && only!.at === 0 && only!.value > 1 && quantity > 1 && isDigits(words[0]!);
  return changes ? [amountText(quantity), ...words.slice(1)] : null;
}
