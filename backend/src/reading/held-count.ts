import { hasDigits } from '../language/letters.js';
import { digits } from '../language/number-spans.js';
import { said } from '../language/said.js';
import { tokenise, type Token } from '../language/token.js';
import { countsFood } from './counting-words.js';
import { ARTICLES, NUMBER_WORDS } from './number-words.js';

const HOLDERS = said('holds-pieces');
const BESIDE = said('count-in-all');
const OF = new Set(['of', 'de', 'd', 'des']);
/** So many pieces, and no energy. */
const [FEWEST, MOST] = [2, 60];
/** From here on a number alone is how many lie in it. */
const LEAST_BARE = 4;

/** "2 plates of tenders (so like 8 total)": how many it was in all, behind what it came on; read as "8 tenders". */
export function withHeldCount(text: string): string {
  if (!text.includes('(') || !hasDigits(text, 1)) return text;
  const tokens = tokenise(text, new Map());
  const open = tokens.findIndex(({ word }) => word === '(');
  const close = tokens.findIndex(({ word }, at) => at > open && word === ')');
  if (open < 2 || close < 0) return text;
  const count = countIn(tokens.slice(open + 1, close));
  const start = tokens.findLastIndex(({ is, word }, at) => at < open && (is === 'mark' || ENDS.has(word))) + 1;
  const holder = tokens.findIndex(({ word }, at) => at >= start && at < open - 1 && HOLDERS.has(word));
  if (count === null || holder < 0) return text;
  const led = holder > start ? valueOf(tokens[holder - 1]!) : 1;
  if (led === null || led >= count) return text;
  const from = tokens[holder > start ? holder - 1 : holder]!.from;
  const name = OF.has(tokens[holder + 1]!.word) ? holder + 2 : holder + 1;
  if (name >= open) return text;
  return `${text.slice(0, from)}${count} ${text.slice(tokens[name]!.from, tokens[open]!.from).trimEnd()}${text.slice(tokens[close]!.to)}`;
}
const ENDS = new Set(['and', 'plus', 'with', 'w', '&', 'et', 'y', 'had', 'ate', 'mange', 'comi']);

/** The one number of a bracket that says nothing else. */
function countIn(inside: readonly Token[]): number | null {
  const numbers = inside.filter(({ is }) => is === 'number');
  const value = numbers.length === 1 ? digits(numbers[0]!.word) : null;
  const others = inside.filter(({ is, word }) => is !== 'number' && !BESIDE.has(word)).map(({ word }) => word);
  const fits = value !== null && Number.isInteger(value) && value >= FEWEST && value <= MOST;
  return fits && (inside.length > 1 || value >= LEAST_BARE) && countsFood(others) ? value : null;
}

const valueOf = ({ is, word }: Token): number | null =>
  is === 'number' ? digits(word) : ARTICLES.has(word) ? 1 : (NUMBER_WORDS.get(word) ?? null);
