import type { FormIndex } from '../food/form-index.js';
import { NUMBER_WORDS } from './number-words.js';
import type { Token } from './tokens.js';

/** Whether the number at `i` is part of a name: "7 up", "2% milk", "90/10 beef", "3 musketeers". */
export function belongsToName(tokens: readonly Token[], i: number, forms: FormIndex): boolean {
  const token = tokens[i]!;
  const worth = token.kind === 'number' || token.text === 'pair' ? undefined : NUMBER_WORDS.get(token.text);
  const numeric = token.kind === 'number' ? token.text : worth === undefined ? null : String(worth);
  if (token.kind === 'number' && token.text.endsWith('%')) return true;
  if (token.kind === 'number' && (sharesPlace(token, tokens[i + 1]) || sharesPlace(token, tokens[i - 1]))) return true;
  if (token.text === 'half' && tokens[i + 1]?.kind === 'and' && tokens[i + 2]?.text === 'half') return true;
  if (token.text === 'half' && tokens[i - 1]?.kind === 'and' && tokens[i - 2]?.text === 'half') return true;
  if (token.text === 'quarter' && tokens[i + 1]?.text.startsWith('pounder')) return true;
  if (token.text === 'double' || token.text === 'triple') return forms.postings.has(token.stem) && isNamed(tokens, i, forms);
  if (numeric === null) return false;
  if (token.kind === 'word' && isNamed(tokens, i, forms)) return true;
  const next = tokens[i + 1];
  const previous = tokens[i - 1];
  for (const said of numeric === token.text ? [token.text] : [token.stem, numeric]) {
    if (next && next.kind === 'word' && forms.numbered.has(`${said} ${next.stem}`)) return true;
    if (
      previous &&
      previous.kind === 'word' &&
      forms.numbered.has(`${previous.stem} ${said}`) &&
      !next?.measure &&
      !(next?.kind === 'word' && forms.single.has(next.stem))
    )
      return true;
  }
  return token.kind === 'word' && forms.single.has(`${token.stem} ${next?.stem ?? ''}`);
}

/** The two numbers of a ratio stand in one place of the text. */
function sharesPlace(token: Token, other: Token | undefined): boolean {
  return other !== undefined && other.kind === 'number' && other.from === token.from;
}

/** "double double", "double cheeseburger", "triple sec": names, not multiples. */
function isNamed(tokens: readonly Token[], i: number, forms: FormIndex): boolean {
  const stem = tokens[i]!.stem;
  const next = tokens[i + 1];
  const previous = tokens[i - 1];
  if (stem !== '' && (previous?.stem === stem || next?.stem === stem)) return true;
  for (let length = 1; length <= 3; length++) {
    const words = tokens.slice(i, i + 1 + length).map((one) => one.stem);
    if (words.length === length + 1 && forms.exact.has(words.join(' '))) return true;
    if (length <= 2 && previous && forms.exact.has(`${previous.stem} ${stem} ${next?.stem ?? ''}`.trim())) return true;
  }
  return false;
}
