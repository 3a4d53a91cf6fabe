import type { FoodIndex } from '../food/retrieval/food-index.js';
import { NUMBER_WORDS, SHARE_WORDS } from './number-words.js';
import type { Token } from './tokens.js';

/** Whether the number at `i` is part of a name: "7 up", "2% milk", "90/10 beef", "3 musketeers". */
export function belongsToName(tokens: readonly Token[], i: number, forms: FoodIndex): boolean {
  const token = tokens[i]!;
  const worth = token.kind === 'number' || token.text === 'pair' ? undefined : NUMBER_WORDS.get(token.text);
  const numeric = token.kind === 'number' ? token.text : worth === undefined ? null : String(worth);
  if (token.kind === 'number' && token.text.endsWith('%')) return true;
  if (token.kind === 'number' && (sharesPlace(token, tokens[i + 1]) || sharesPlace(token, tokens[i - 1]))) return true;
  if (endsWord(tokens, i)) return true;
  // "1/3 less fat cream cheese": how it was made
  if (token.kind === 'number' && ['less', 'fewer', 'reduced', 'moins', 'menos'].includes(tokens[i + 1]?.text ?? '')) return true;
  if (token.text === 'quarter' && tokens[i + 1]?.text.startsWith('pounder')) return true;
  if (token.text === 'double' || token.text === 'triple') return forms.postings.has(token.stem) && isNamed(tokens, i, forms);
  // "quarter chicken dinner"
  if (numeric === null) return token.kind === 'word' && Object.hasOwn(SHARE_WORDS, token.text) && isNamed(tokens, i, forms);
  if (countsParts(tokens, i, Number(numeric))) return true;
  if (forms.numbered.has(`${numeric} ${tokens[i + 1]?.text ?? ''} ${tokens[i + 2]?.stem ?? ''}`)) return true;
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

const OF_PARTS = new Set(['cheese', 'bean', 'meat', 'layer', 'grain', 'berry', 'alarm', 'spice', 'seed', 'herb', 'onion']);
const OF_ONE = new Set(
  'ravioli salad soup dip chili bread toast cake blend pasta lasagna oatmeal mac pizza omelet burrito stew smoothie sauce'.split(' '),
);

/** "4 cheese ravioli", "15 bean soup": what it is made of, not how many; "3 bean burritos" are three. */
function countsParts(tokens: readonly Token[], i: number, count: number): boolean {
  const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
  const dish = tokens[at + 1];
  return (
    count >= 3 &&
    OF_PARTS.has(tokens[at]?.text ?? '') &&
    dish?.kind === 'word' &&
    OF_ONE.has(dish.text) &&
    // a few of what comes in pieces are told with "s"
    !(count <= 3 && ['burrito', 'omelet', 'cake'].includes(dish.text))
  );
}

/** The two numbers of a ratio stand in one place of the text. */
function sharesPlace(token: Token, other: Token | undefined): boolean {
  return other !== undefined && other.kind === 'number' && other.from === token.from;
}

const LONGEST_LETTERS = 3;
const JOINED = new Set(['x', 'n', 'w', 'a', 'and']);

/** "V8", "c4", "b52": a number right behind a few letters is of the same word; "x2" and "ham200g" tell how much. */
function endsWord(tokens: readonly Token[], i: number): boolean {
  const [token, letters, next] = [tokens[i]!, tokens[i - 1], tokens[i + 1]];
  if (token.kind !== 'number' || !token.glued || letters?.kind !== 'word' || letters.text.length > LONGEST_LETTERS) return false;
  return (
    letters.measure === null && letters.portion === null && !JOINED.has(letters.text) && !(next?.glued === true && next.measure !== null)
  );
}

/** How far a name may reach around its number: "chipotle bowl double chicken". */
const MOST_BEFORE = 2;
const MOST_BEHIND = 4;

/** Whether some name holds both words. */
function isNamedWith(one: string, other: string, { postings }: FoodIndex): boolean {
  const names = new Set(postings.get(one)?.forms);
  return postings.get(other)?.forms.some((form) => names.has(form)) ?? false;
}

/** "double double", "double cheeseburger", "triple sec": names, not multiples. */
function isNamed(tokens: readonly Token[], i: number, forms: FoodIndex): boolean {
  const stem = tokens[i]!.stem;
  const next = tokens[i + 1];
  const previous = tokens[i - 1];
  if (stem !== '' && (previous?.stem === stem || next?.stem === stem)) return true;
  // "coke zero", "a zero monster": beside a food it says which, and is no amount
  if (stem === 'zero' && [previous, next].some((one) => one?.kind === 'word' && isNamedWith(stem, one.stem, forms))) return true;
  for (let from = Math.max(0, i - MOST_BEFORE); from <= i; from++)
    for (let to = i + (from < i ? 1 : 2); to <= i + MOST_BEHIND && to <= tokens.length; to++)
      if (
        forms.exact.has(
          tokens
            .slice(from, to)
            .map((one) => one.stem)
            .join(' '),
        )
      )
        return true;
  return false;
}
