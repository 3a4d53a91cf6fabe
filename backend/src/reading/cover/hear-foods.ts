import type { FoodTable } from '../../food/food-table.js';
import { ordinary } from '../../food/retrieval/ordinary.js';
import { soundsLike } from '../../food/retrieval/sound.js';
import { type Candidate, isEnglish, meansItself, spellingsOf } from '../../food/retrieval/spelling.js';
import { WEIGHTS } from '../../food/retrieval/weights.js';
import type { Token } from '../tokens.js';
import { type Element, wordOf } from './element.js';
import { commonFood } from './weigh-word.js';

const SHORTEST = 4;
const ATE = new Set('ate eat eating had have having finished made ordered mange comi'.split(' '));

/** "Stake and eggs", "a pair and some cheese", "a bowl of serial": alone in a place where a food belongs, a word is the food that sounds like it. */
export function hearFoods(elements: readonly Element[], table: FoodTable): void {
  const lists = elements.some(({ common }) => common !== null);
  elements.forEach((element, at) => {
    const token = wordInDoubt(element, table);
    if (!token || !ends(elements[at + 1])) return;
    if (!(ate(elements, at) || isOf(elements, at - 1) || (lists && begins(elements[at - 1])))) return;
    const heard = heardAs(token, table);
    if (!heard) return;
    element.stems = [heard];
    element.within = WEIGHTS.foodWord;
    element.outside = WEIGHTS.item + WEIGHTS.skipFood;
    element.common = commonFood(heard.stem, table);
    element.strange = true;
  });
}

/** A word that is no food alone, and not so ordinary that it can only mean itself. Null: none such. */
function wordInDoubt({ piece, common, joint, strange, outside }: Element, { forms }: FoodTable): Token | null {
  if (piece.type !== 'token' || common || joint !== null || piece.token.kind !== 'word') return null;
  // "bone" of a bone-in pork chop is held by that name
  if (!strange && outside >= WEIGHTS.item) return null;
  const { token } = piece;
  if (token.text.length < SHORTEST || token.portion !== null || token.size !== null || token.measure !== null) return null;
  return forms.single.has(token.stem) || meansItself(token.text) || (ordinary(token.text)?.food ?? 1) > 0 ? null : token;
}

/** An ordinary word is heard as a food only where its first vowels may be the same: "pair" and "pear", and not "neat" and "nut". */
const heardAs = ({ text, stem }: Token, { forms }: FoodTable): Candidate | undefined =>
  [...spellingsOf(stem, forms), ...spellingsOf(text, forms)].find(
    (slip) =>
      forms.single.has(slip.stem) &&
      isEnglish(slip.stem, forms) &&
      soundsLike(stem, slip.stem) &&
      (ordinary(text) === null || sharesVowel(stem, slip.stem)),
  );

const sharesVowel = (a: string, b: string): boolean => firstVowels(b).some((vowel) => firstVowels(a).includes(vowel));

function firstVowels(word: string): string[] {
  const signs = [...word];
  const from = signs.findIndex((sign) => VOWELS.has(sign));
  const length = signs.slice(from).findIndex((sign) => !VOWELS.has(sign));
  return from < 0 ? [] : signs.slice(from, length < 0 ? undefined : from + length);
}
const VOWELS: ReadonlySet<string> = new Set('aeiouy');

/** The edge of a place in a list: an end, a joint, an amount. */
const ends = (element: Element | undefined): boolean =>
  element === undefined || element.piece.type === 'amount' || (element.stems.length === 0 && element.joint !== null);

const begins = (element: Element | undefined): boolean =>
  ends(element) || (element?.piece.type === 'token' && (element.piece.token.size !== null || element.piece.token.portion !== null));

/** "I ate a …" right before. */
const ate = (elements: readonly Element[], at: number): boolean =>
  [at - 1, at - 2].some((i) => i >= 0 && ATE.has(wordOf(elements[i]!)) && (i === at - 1 || ends(elements[at - 1])));

/** "A bowl of". */
function isOf(elements: readonly Element[], at: number): boolean {
  const [unit, of] = [elements[at - 1]?.piece, elements[at]?.piece];
  return of?.type === 'token' && of.token.kind === 'empty' && unit?.type === 'token' && unit.token.portion !== null;
}
