import type { FormIndex } from '../food/form-index.js';
import type { ModPiece } from './pieces.js';
import type { Token } from './tokens.js';

const WITHOUT = new Set(['no', 'without', 'minus', 'sans', 'sin', 'zero']);
const MORE_OR_LESS = new Set(['extra', 'light', 'easy', 'heavy', 'added']);
/** Breads that a sandwich lies on. */
const BREADS =
  /^(?:rye|wheat|white|whole|sourdough|multigrain|pumpernickel|marble|brioche|ciabatta|bun|roll|toast|bread|focaccia|french|italian|baguette|pita|challah)$/;
const TOPPED =
  /^(?:mayo|cheese|sauce|ice|butter|dressing|salt|sugar|cream|foam|whip|bacon|onions?|pickles?|lettuce|tomato(?:es)?|syrup|guac|salsa|sour|ketchup|mustard|meat|protein|avocado|beans|rice|queso|oil|milk|gravy|cheddar|peanuts?|veg|vegetables?|hot|pump|shot|toppings?|jalapenos?|mushrooms?)$/;

/**
 * Takes "no cheese", "hold the mayo", "light ice", "extra sauce" out of a clause: each becomes one token that changes its item.
 * Names that begin so ("no sugar added ice cream", "light beer", "zero sugar coke") stay as they are.
 */
export function takeMods(tokens: readonly Token[], forms: FormIndex): { tokens: Token[]; mods: Map<Token, ModPiece> } {
  const out: Token[] = [];
  const mods = new Map<Token, ModPiece>();
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const sized = sizedLike(tokens, i, out);
    if (sized) {
      const first = out[out.length - sized]!;
      out.length -= sized;
      mods.set(first, {
        type: 'mod',
        text: tokens
          .slice(tokens.indexOf(first), i + 1)
          .map((one) => one.text)
          .join(' '),
        from: first.from,
        to: token.to,
      });
      out.push(first);
      continue;
    }
    const length = modLength(tokens, i, forms);
    if (length === 0) {
      out.push(token);
      continue;
    }
    const last = tokens[i + length - 1]!;
    const text = tokens
      .slice(i, i + length)
      .map((one) => one.text)
      .join(' ');
    mods.set(token, { type: 'mod', text, from: token.from, to: last.to });
    out.push(token);
    i += length - 1;
  }
  return { tokens: out, mods };
}

/** "quarter pounder patty size burger", "palm sized piece": how many tokens before this one only say how large. */
function sizedLike(tokens: readonly Token[], i: number, before: readonly Token[]): number {
  if (!/^sized?$/.test(tokens[i]!.text) || tokens[i + 1]?.kind !== 'word') return 0;
  let count = 0;
  while (
    count < 3 &&
    before[before.length - 1 - count]?.kind === 'word' &&
    !/^(?:a|had|ate)$/.test(before[before.length - 1 - count]!.text)
  )
    count++;
  return count;
}

function modLength(tokens: readonly Token[], i: number, forms: FormIndex): number {
  const { text } = tokens[i]!;
  const at = (k: number): Token | undefined => tokens[i + k];
  if (text === 'instead' && at(1)?.text === 'of') return 2 + nounLength(tokens, i + 2, forms);
  if (text === 'hold' || (text === 'easy' && at(1)?.text === 'on')) {
    const start = text === 'easy' || at(1)?.text === 'the' ? 2 : 1;
    return at(start)?.kind === 'word' ? start + nounLength(tokens, i + start, forms) : 0;
  }
  if (WITHOUT.has(text)) {
    const next = at(1);
    if (!next || (next.kind !== 'word' && next.kind !== 'empty')) return 0;
    const start = next.kind === 'empty' ? 2 : 1;
    if (!at(start) || at(start)!.kind !== 'word') return 0;
    if (at(start + 1)?.text === 'added' || (/^(?:sugar|bake|salt|fat|calorie|carb)$/.test(at(start)!.text) && named(tokens, i, forms)))
      return at(start + 1)?.text === 'added' && !named(tokens, i, forms) ? start + 2 : 0;
    return alsoWithout(tokens, i, start + nounLength(tokens, i + start, forms), forms);
  }
  if (
    MORE_OR_LESS.has(text) &&
    i > 0 &&
    changes(tokens[i - 1]!) &&
    at(1)?.kind === 'word' &&
    TOPPED.test(at(1)!.text) &&
    !named(tokens, i, forms)
  )
    return 1 + nounLength(tokens, i + 1, forms);
  if (text === 'on' && at(1)?.text === 'the' && at(2)?.text === 'side') return 3;
  if (
    text === 'on' &&
    tokens.slice(0, i).some((one) => /^(?:sandwich|burger|cheeseburger|sub|blt|melt|panini|club|dog|joe|gyro|slider)$/.test(one.stem))
  ) {
    const bread = at(1)?.kind === 'empty' ? 2 : 1;
    if (BREADS.test(at(bread)?.text ?? ''))
      return (
        bread +
        (at(bread)!.text === 'whole' || at(bread)!.text === 'marble' || at(bread)!.text === 'french' || at(bread)!.text === 'italian'
          ? 2
          : 1) +
        (/^(?:bread|bun|roll|toast)$/.test(at(bread + 1)?.text ?? '') ? 1 : 0)
      );
  }
  return 0;
}

/** "100 grams of light onion dip" begins a food; only after one is anything changed. */
const changes = (before: Token): boolean =>
  before.kind !== 'empty' && before.kind !== 'number' && before.measure === null && !(before.portion !== null && before.stem === '');

/** "without rice or beans", "no onions or pickles": the second is left out as well. */
function alsoWithout(tokens: readonly Token[], i: number, length: number, forms: FormIndex): number {
  const or = tokens[i + length];
  const noun = tokens[i + length + 1];
  return (or?.text === 'or' || or?.text === 'nor' || or?.text === 'ni' || or?.text === 'ou') && noun?.kind === 'word'
    ? length + 1 + nounLength(tokens, i + length + 1, forms)
    : length;
}

/** Whether a food is named with the words from `i` on. */
function named(tokens: readonly Token[], i: number, forms: FormIndex): boolean {
  const stems = tokens.slice(i, i + 5).map((token) => token.stem);
  for (let length = 2; length <= stems.length; length++) if (forms.exact.has(stems.slice(0, length).join(' '))) return true;
  return false;
}

/** The longest food of up to three words at `i`, at least one word. */
function nounLength(tokens: readonly Token[], i: number, forms: FormIndex): number {
  for (let length = 3; length > 1; length--) {
    const words = tokens.slice(i, i + length);
    if (
      words.length === length &&
      words.every((token) => token.kind === 'word') &&
      forms.exact.has(words.map((token) => token.stem).join(' '))
    )
      return length;
  }
  return tokens[i] ? 1 : 0;
}
