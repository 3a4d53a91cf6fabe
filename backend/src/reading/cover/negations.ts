import type { Token } from '../tokens.js';

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
const EMPTY = new Set(['the', 'any', 'added', 'extra', 'of', 'a', 'de', 'its', 'with', 'in']);
/** "No ___ just ___" ends what is left away. */
const BUT = new Set(['but', 'just', 'only', 'added', 'please', 'instead']);
const OR = new Set(['or', 'nor', 'ni', 'ou', 'o']);
const MOST = 3;

/** Words that are said to be left away: of "no cheese", "without the bun", "skin off", "sugar free", "no onions or pickles". */
export function negatedTokens(tokens: readonly Token[]): ReadonlySet<Token> {
  const out = new Set<Token>();
  for (let i = 0; i < tokens.length; i++) {
    const { text } = tokens[i]!;
    if (OFF.has(text) && tokens[i - 1]?.kind === 'word' && !(text === 'off' && isWord(tokens[i + 1]) && tokens[i + 1]!.text === 'the'))
      out.add(tokens[i - 1]!);
    else if ((text === 'instead' || text === 'rather') && /^(?:of|than)$/.test(tokens[i + 1]?.text ?? '')) denyAfter(tokens, i + 2, out);
    else if (NO.has(text)) denyAfter(tokens, i + 1, out);
  }
  return out;
}

const isWord = (token: Token | undefined): boolean => token?.kind === 'word';

function denyAfter(tokens: readonly Token[], from: number, out: Set<Token>): void {
  let count = 0;
  for (let i = from; i < tokens.length && count < MOST; i++) {
    const token = tokens[i]!;
    if (EMPTY.has(token.text)) continue;
    if (OR.has(token.text) || token.text === '/') {
      count = 0;
      continue;
    }
    if (!isWord(token) || BUT.has(token.text)) return;
    out.add(token);
    count++;
    const next = tokens[i + 1];
    if (next && !isWord(next) && !OR.has(next.text) && next.text !== '/') return;
  }
}
