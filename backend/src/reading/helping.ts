import { sizeWord } from '../food/measures.js';
import { STANCES } from '../language/load-lexicons.js';
import { shape } from '../language/shape.js';
import { ARTICLES, NUMBER_WORDS } from './number-words.js';
import { saysUnit } from './says-unit.js';
import { is, signsOf } from './stance-signs.js';

const OF_IT = shape('share-of-it');
const LONGEST = 3;

/** Whether a piece tells how much of what somebody else made or brought was had: "big square of it", "mom made pancit, 2 plates". */
export const isHelping = (words: string, before: string): boolean =>
  OF_IT.find(words) !== null || (wasMade(before) && isAmountAlone(words));

/** It was made or brought, and not eaten. */
const wasMade = (clause: string): boolean =>
  Object.values(STANCES).some((lexicon) => {
    const signs = signsOf(clause.trim(), lexicon);
    return signs.some((sign) => is(sign, 'got', 'brings')) && !signs.some((sign) => is(sign, 'ate', 'does', 'gave'));
  });

function isAmountAlone(words: string): boolean {
  const said = words.split(' ').filter((word) => word !== '');
  return said.length > 1 && said.length <= LONGEST && saysUnit(said.at(-1)!) && said.every(isOfAmount);
}

const isOfAmount = (word: string): boolean =>
  saysUnit(word) || sizeWord(word) !== null || ARTICLES.has(word) || NUMBER_WORDS.has(word) || Number.isFinite(Number(word));
