import { figureSpans } from '../language/figure-spans.js';
import { hasDigits } from '../language/letters.js';
import { LEXICONS } from '../language/load-lexicons.js';
import { digits } from '../language/number-spans.js';
import { said } from '../language/said.js';
import { tokenise, type Token } from '../language/token.js';
import { NUMBER_WORDS } from './number-words.js';
import { without } from './quick-add.js';

const PARTED = said('parted-by');
const PARTS = said('part-called');
const HAD = said('part-had');
const LANGUAGES = [LEXICONS.en, LEXICONS.fr, LEXICONS.es];
const INTO = new Set(['into', 'in', 'to', 'en', 'entre', 'about', 'like', '~']);
const BESIDE = new Set('just only like about maybe juste solo nomas i the'.split(' '));
/** Told of each part, and not of the whole. */
const EACH = new Set('each per apiece chacun chacune chaque cada'.split(' '));
const [FEWEST, MOST] = [2, 64];

/** "Pan of brownies is 2400 cal, cut into 16, i had two": energy that is told of a whole, into how many parts that went, and how many of them were had. The text with the energy of those. */
export function withPartsOfWhole(text: string): string {
  if (!hasDigits(text, 3)) return text;
  const figures = figureSpans(text, LANGUAGES);
  const [energy] = figures;
  if (!energy || figures.length > 1 || energy.nutrient !== 'calories') return text;
  const tokens = tokenise(text, new Map());
  const parted = partedAt(tokens);
  const apart = parted && { from: tokens[parted.from]!.from, to: tokens[parted.to - 1]!.to };
  if (!parted || !apart || parted.to <= tokens.findIndex(({ from }) => from >= energy.from)) return text;
  const eaten = eatenBehind(tokens, parted.to);
  if (eaten === null || eaten > parted.count) return text;
  if (tokens.some(({ word }) => EACH.has(word))) return without(text, [apart]);
  const rest = without(text, [energy, apart]).trim();
  return `${rest}, ${Math.round((energy.value * eaten) / parted.count)} calories`;
}

/** "Cut into 16", "makes 8 servings", "12 slices". */
function partedAt(tokens: readonly Token[]): { from: number; to: number; count: number } | null {
  for (let at = 0; at < tokens.length; at++) {
    const count = wholeAt(tokens, at);
    if (count === null || count < FEWEST || count > MOST) continue;
    let from = at;
    while (INTO.has(tokens[from - 1]?.word ?? '')) from--;
    const called = PARTS.has(tokens[at + 1]?.word ?? '');
    const verb = PARTED.has(tokens[from - 1]?.word ?? '');
    const listed = called && (from === 0 || tokens[from - 1]!.is === 'mark');
    if (verb || listed) return { from: verb ? from - 1 : from, to: called ? at + 2 : at + 1, count };
  }
  return null;
}

const wholeAt = (tokens: readonly Token[], at: number): number | null => {
  const token = tokens[at];
  if (!token) return null;
  const value = token.is === 'number' ? digits(token.word) : (NUMBER_WORDS.get(token.word) ?? null);
  return value !== null && Number.isInteger(value) ? value : null;
};

/** "I had two", "ate 1 piece": how many, at the end of what is told; null: not told. */
function eatenBehind(tokens: readonly Token[], from: number): number | null {
  const had = tokens.findIndex(({ word }, at) => at >= from && HAD.has(word));
  if (had < 0) return null;
  let at = had + 1;
  while (BESIDE.has(tokens[at]?.word ?? '')) at++;
  const count = ONE.has(tokens[at]?.word ?? '') ? 1 : wholeAt(tokens, at);
  const end = tokens.slice(at + 1).filter(({ is }) => is === 'word');
  return count !== null && count > 0 && end.length <= LONGEST_END ? count : null;
}
const ONE = new Set(['a', 'an', 'un', 'une', 'una', 'uno']);
/** "Pieces", "of them". */
const LONGEST_END = 3;
