import type { Token } from './tokens.js';

const STRONG = new Set(
  'vodka whiskey whisky bourbon rum gin tequila brandy cognac scotch mezcal liquor hennessy henny jack jameson fireball bacardi smirnoff titos tito captain crown patron hennesy absolut svedka jagermeister jager makers malibu grey ciroc'.split(
    ' ',
  ),
);

/** What people call a bottle by, and what it holds: "a fifth of vodka". */
const BOTTLES: ReadonlyMap<string, number> = new Map([
  ['fifth', 750],
  ['5th', 750],
  ['handle', 1750],
  ['mickey', 375],
  ['nip', 50],
  ['airplane bottle', 50],
  ['mini bottle', 50],
]);
const OF = new Set(['of', 'de']);
const MALT = 40;

/** Names of bottles as the amount they are: "a handle of rum" is 1,750 ml of it, "a 40" forty ounces of malt liquor. `make` makes a word. */
export function withBottles(tokens: readonly Token[], make: (word: string, at: Token) => Token): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const before = out.at(-1);
    const next = tokens[i + 1];
    if (token.value === MALT && before?.text === 'a' && !next?.measure && (next === undefined || next.kind !== 'word')) {
      out[out.length - 1] = token;
      out.push(make('floz', token));
      if (!next || !OF.has(next.text)) out.push(make('malt', token), make('liquor', token));
      continue;
    }
    const pair = BOTTLES.get(`${token.text} ${next?.text ?? ''}`);
    const of = i + (pair === undefined ? 1 : 2);
    const holds = pair ?? BOTTLES.get(token.text);
    if (holds === undefined || !OF.has(tokens[of]?.text ?? '') || !STRONG.has(tokens[of + 1]?.text ?? '')) {
      out.push(token);
      continue;
    }
    const counted = before?.text === 'a' ? 1 : before?.kind === 'number' ? before.value : null;
    if (counted !== null) out.pop();
    out.push({
      ...token,
      kind: 'number',
      text: String(holds * (counted ?? 1)),
      stem: '',
      portion: null,
      size: null,
      value: holds * (counted ?? 1),
    });
    out.push(make('ml', token));
    i = of - 1;
    // "jack" alone is a cheese, too
    if (tokens[of + 1]!.text !== 'jack') continue;
    out.push(make('whiskey', tokens[of + 1]!));
    i = of + 1;
  }
  return out;
}
