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
  if (countsParts(tokens, i, Number(numeric))) return true;
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

const OF_PARTS = /^(?:cheese|bean|meat|layer|grain|berry|alarm|spice|seed|herb|onion)$/;
const OF_ONE =
  /^(?:ravioli|salad|soup|dip|chili|bread|toast|cake|blend|pasta|lasagna|oatmeal|mac|pizza|omelet|burrito|stew|smoothie|sauce)$/;

/** "4 cheese ravioli", "15 bean soup": what it is made of, not how many; "3 bean burritos" are three. */
function countsParts(tokens: readonly Token[], i: number, count: number): boolean {
  const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
  const dish = tokens[at + 1];
  return (
    count >= 3 &&
    OF_PARTS.test(tokens[at]?.text ?? '') &&
    dish?.kind === 'word' &&
    OF_ONE.test(dish.text) &&
    // a few of what comes in pieces are told with "s"
    !(count <= 3 && /^(?:burrito|omelet|cake)$/.test(dish.text))
  );
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
  // "coke zero" before an amount of its own
  if (stem === 'zero' && previous && forms.exact.has(`${previous.stem} zero`)) return true;
  for (let length = 1; length <= 3; length++) {
    const words = tokens.slice(i, i + 1 + length).map((one) => one.stem);
    if (words.length === length + 1 && forms.exact.has(words.join(' '))) return true;
    if (length <= 2 && previous && forms.exact.has(`${previous.stem} ${stem} ${next?.stem ?? ''}`.trim())) return true;
  }
  return false;
}
