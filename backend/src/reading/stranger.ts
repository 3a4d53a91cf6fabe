import { isFood } from '../food/index.js';
import { ordinary } from '../food/retrieval/ordinary.js';
import type { Lexicon } from '../language/lexicon.js';
import { said } from '../language/said.js';
import { type Token, tokenise } from '../language/token.js';
import { saysUnit } from './says-unit.js';
import { is, type Sign } from './stance-signs.js';

/** Words between "the" and what was done: "the guest speaker had". */
const MOST_WORDS = 2;

/**
 * "The bride ate one grape", "our realtor brought donuts": a clause that begins with "the" and an ordinary word that is no food, no vessel, no time
 * and no meal, before what was done: somebody else, whoever that is.
 */
export function isStranger(text: string, signs: readonly Sign[], lexicon: Lexicon): boolean {
  const spoken = signs.filter((sign) => !is(sign, 'lets', 'adverb'));
  const [first, second] = spoken;
  if (isNameBefore(first, text, lexicon)) return true;
  if (!is(first, 'owned') || !second || !is(second, 'ate', 'brings', 'does') || is(second, 'partly')) return false;
  const tokens = tokenise(text, lexicon.contractions);
  if (ANY.has(tokens[first!.from]!.word)) return false;
  const who = tokens.slice(first!.to, second.from);
  const begins = tokens.slice(0, first!.from).every((_, at) => signs.some(({ from, to }) => from <= at && at < to));
  return begins && who.length > 0 && who.length <= MOST_WORDS && who.every(({ is: kind, word }) => kind === 'word' && mayBeSomebody(word));
}

/** "Thuy a pris juste son gruau": a word that is of no language, and what only another does. */
function isNameBefore(deed: Sign | undefined, text: string, lexicon: Lexicon): boolean {
  if (!is(deed, 'does') || is(deed, 'ate', 'got') || deed?.from !== 1) return false;
  const [{ is: kind, word }] = tokenise(text, lexicon.contractions) as [Token];
  return kind === 'word' && ordinary(word) === null && !isFood(word) && !saysUnit(word);
}

/** "A loaded potato" begins a food as often. */
const ANY = new Set(['a', 'an', 'un', 'une', 'una']);

function mayBeSomebody(word: string): boolean {
  const known = ordinary(word);
  return known !== null && known.food === 0 && !LIFELESS.has(word) && !isFood(word) && !saysUnit(word);
}

const LIFELESS = said('lifeless');
