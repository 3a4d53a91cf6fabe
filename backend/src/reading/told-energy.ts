import { isDigits } from '../language/letters.js';
import { conceptsOf } from '../language/concepts-of.js';
import { LEXICONS } from '../language/load-lexicons.js';
import { tokenise, type Token } from '../language/token.js';
import { ENERGY } from './amount-parts.js';
import { saysUnit } from './says-unit.js';

const LANGUAGES = [LEXICONS.en, LEXICONS.fr, LEXICONS.es];
const TELLERS = new Set(['label', 'says']);
const AROUND = new Set('it its be only filler determiner article'.split(' '));
/** What stands between a figure and the food that it is of. */
const FOR = new Set('for per each total pour par chaque para por cada'.split(' '));
/** Below and above it, a bare number is no energy of a food. */
const LEAST = 60;
const MOST = 4000;
/** So many words may stand between who tells the figure and the figure. */
const MOST_BETWEEN = 7;

/** "Menu says 680 for the club sandwich", "wrapper says the bar is 190", "it's 1200 for the whole container": a bare number that is told of a food is its energy, and who told it is none. */
export function withToldEnergy(text: string): string {
  if (!/\d{2}/.test(text)) return text;
  const tokens = tokenise(text, new Map());
  const each = ofEachFood(text, tokens);
  if (each !== null) return each;
  const numbers = tokens.flatMap((token, i) => (isEnergy(token) && endsFigure(tokens[i + 1]) ? [i] : []));
  const at = numbers[0];
  if (at === undefined || numbers.length > 1) return text;
  const around = conceptsOf(tokens, LANGUAGES, AROUND);
  const concepts = conceptsOf(tokens, LANGUAGES, TELLERS).map((told, i) => told || around[i]!);
  const teller = tellerBefore(tokens, concepts, at);
  if (!teller) return text;
  const [from, to] = [tokens[teller.from]!.from, tokens[teller.to - 1]!.to];
  return `${text.slice(0, from)}${text.slice(to, tokens[at]!.to).trimStart()} calories${text.slice(tokens[at]!.to)}`;
}

/** "About 600 for the burrito and 200 chips", "1200 for the burrito and 150 for the coke": where one is told so, bare figures are the energy of their foods. */
function ofEachFood(text: string, tokens: readonly Token[]): string | null {
  const bare = tokens.flatMap((token, i) => (isEnergy(token) && !isMeasured(tokens[i + 1]) ? [i] : []));
  const numbers = tokens.filter(({ is }) => is === 'number').length;
  const isTold = (i: number): boolean => FOR.has(tokens[i + 1]?.word ?? '') && (bare.length > 1 || OWN.has(tokens[i + 2]?.word ?? ''));
  const energies = tokens.filter((token, i) => token.is === 'number' && ENERGY.has(tokens[i + 1]?.word ?? '')).length;
  // "yogurt 150 cals, banana 105"
  const listed = energies > 0 && bare.length > 0 && bare.every((i) => endsPiece(tokens, i) && tokens[i - 1]?.is === 'word');
  if (!listed && !bare.some(isTold)) return null;
  if (bare.length + energies < numbers) return null;
  return bare.toReversed().reduce((out, i) => {
    const behind = FOR.has(tokens[i + 1]?.word ?? '') ? tokens[i + 1]! : tokens[i]!;
    return `${out.slice(0, tokens[i]!.to)} calories${out.slice(behind.to)}`;
  }, text);
}

const endsPiece = (tokens: readonly Token[], i: number): boolean => tokens[i + 1] === undefined || tokens[i + 1]!.word === ',';
const OWN = new Set('the my that this le la les mon ma el los las mi'.split(' '));

const isMeasured = (next: Token | undefined): boolean => next !== undefined && (saysUnit(next.word) || ENERGY.has(next.word));

const isEnergy = ({ is, word }: Token): boolean => is === 'number' && isDigits(word) && Number(word) >= LEAST && Number(word) <= MOST;

const endsFigure = (next: Token | undefined): boolean => next === undefined || next.is === 'mark' || FOR.has(next.word);

/** Which tokens say who tells the figure at `at`: a label that says so, or "it is" right before "1200 for". Null: nobody. */
function tellerBefore(tokens: readonly Token[], concepts: readonly string[], at: number): { from: number; to: number } | null {
  for (let i = at - 1; i > 0 && i >= at - MOST_BETWEEN && tokens[i]!.word !== '.'; i--) {
    if (concepts[i] !== 'says' || concepts[i - 1] !== 'label') continue;
    let [from, to] = [i - 1, i + 1];
    while (from > 0 && (concepts[from - 1] === 'label' || concepts[from - 1] === 'determiner')) from--;
    while (to < at && (concepts[to] === 'it' || concepts[to] === 'only' || concepts[to] === 'be')) to++;
    return { from, to };
  }
  if (!FOR.has(tokens[at + 1]?.word ?? '')) return null;
  let from = at;
  while (from > 0 && (BEFORE.has(concepts[from - 1]!) || ITS.has(tokens[from - 1]!.word))) from--;
  return tokens.slice(from, at).some(({ word }, i) => ITS.has(word) || concepts[from + i] === 'be') ? { from, to: at } : null;
}

const BEFORE = new Set(['it', 'its', 'be', 'only', 'filler']);
/** "It is" in one word. */
const ITS = new Set(["it's", 'its', "that's", 'thats', "c'est"]);
