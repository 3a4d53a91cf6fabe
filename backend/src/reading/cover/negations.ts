import { isLetter } from '../../language/letters.js';
import type { FoodIndex } from '../../food/retrieval/food-index.js';
import { lessOf, negated } from '../../food/retrieval/name-words.js';
import type { Token } from '../tokens.js';
import { type Element, wordOf } from './element.js';

const NO = new Set([
  'no',
  'without',
  'minus',
  'sans',
  'sin',
  'hold',
  'skip',
  'excluding',
  'except',
  'not',
  'pas',
  'aucun',
  'aucune',
  'ningun',
  'ninguna',
]);
const OFF = new Set(['off', 'removed', 'free', 'less']);
const NOT_EATEN = new Set(['eaten', 'included']);
const EMPTY = new Set(['the', 'any', 'added', 'extra', 'of', 'a', 'de', 'its', 'with', 'in']);
/** "No ___ just ___" ends what is left away. */
const BUT = new Set(['but', 'just', 'only', 'added', 'please', 'instead']);
const OR = new Set(['or', 'nor', 'ni', 'ou', 'o']);
const MOST = 3;

/** Words that are said to be left away: of "no cheese", "without the bun", "skin off", "sugar free", "no onions or pickles". */
export function negatedTokens(tokens: readonly Token[], forms: FoodIndex): ReadonlySet<Token> {
  const out = new Set<Token>();
  for (let i = 0; i < tokens.length; i++) {
    const { text } = tokens[i]!;
    if (OFF.has(text) && tokens[i - 1]?.kind === 'word' && !(text === 'off' && leadsOn(tokens[i + 1]))) out.add(tokens[i - 1]!);
    else if ((text === 'instead' || text === 'rather') && ['of', 'than'].includes(tokens[i + 1]?.text ?? ''))
      denyAfter(tokens, i + 2, out, forms);
    // "skin not eaten"
    else if (NOT_EATEN.has(tokens[i + 1]?.text ?? '') && NO.has(text) && tokens[i - 1]?.kind === 'word') {
      out.add(tokens[i - 1]!);
      out.add(tokens[++i]!);
    } else if (NO.has(text)) denyAfter(tokens, i + 1, out, forms);
  }
  return out;
}

/** "Hot dogs off the roller" tells where they come from; "bun off and extra sauce" takes it away. */
const leadsOn = (next: Token | undefined): boolean => next !== undefined && isLetter(next.text[0]) && !ENDS.has(next.text);
const ENDS: ReadonlySet<string> = new Set(['and', 'n', 'but', 'please', 'with', 'w']);

const isWord = (token: Token | undefined): boolean => token?.kind === 'word';

function denyAfter(tokens: readonly Token[], from: number, out: Set<Token>, forms: FoodIndex): void {
  let denied: Token[] = [];
  for (let i = from; i < tokens.length && denied.length < MOST; i++) {
    const token = tokens[i]!;
    // "no sugar added ice cream"
    if (token.text === 'added' && denied.length > 0) return;
    // "no added fat" is of no food with fat added
    if (token.text === 'added') out.add(token);
    if (EMPTY.has(token.text)) continue;
    if (OR.has(token.text) || token.text === '/') {
      denied = [];
      continue;
    }
    if (!isWord(token) || BUT.has(token.text) || beginsAnother(denied, token, tokens[i + 1], forms)) return;
    // "no added fat spanish rice"
    if (denied.length > 0 && tokens[from]?.text === 'added') return;
    out.add(token);
    denied.push(token);
    const next = tokens[i + 1];
    if (next && !isWord(next) && !OR.has(next.text) && next.text !== '/') return;
  }
}

/** "No bun large coffee", "no mayo fries", "no fat yogurt": behind what was left away, a size or another food begins what was had. */
function beginsAnother(denied: readonly Token[], next: Token, behind: Token | undefined, { exact, single, postings }: FoodIndex): boolean {
  if (denied.length === 0) return false;
  const name = denied.map(({ stem }) => stem).join(' ');
  if (next.size !== null) return true;
  if (exact.has(`${name} ${next.stem}`)) return false;
  const begins = single.has(next.stem) || exact.has(`${next.stem} ${behind?.stem}`);
  return begins && (exact.has(name) || postings.has(negated(name)));
}

/** "Fat free yogurt", "skinless chicken", "no fat yogurt": what is left away stands before its food as a word of the name. */
export function leadsName(elements: readonly Element[], start: number): boolean {
  const [first, no, word, next] = [-2, -1, 0, 1].map((by) => elements[start + by]);
  if (lessOf(wordOf(word!)) !== null || (next !== undefined && wordOf(next) === 'free')) return true;
  return no !== undefined && wordOf(no) === 'no' && (first === undefined || first.piece.type === 'amount' || first.joint !== null);
}
