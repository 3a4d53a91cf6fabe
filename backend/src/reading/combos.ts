import { foodOfItem, type FoodTable } from '../food/index.js';
import { isSide } from '../food/portions/plate.js';
import { said } from '../language/said.js';
import { readFoodPhrase } from './food-phrase.js';
import type { ReadItem } from './reading.js';
import { type Token, tokenise } from './tokens.js';

const BEHIND = said('combo-behind');
const BEFORE = said('combo-before');
/** What such words begin with. */
const FIRST: ReadonlySet<string> = new Set([...BEHIND, ...BEFORE].map((words) => words.split(' ', 1)[0]!));
const NO_COMBO = said('no-combo');
const NO_SIDE = said('combo-no-side');
const NO_DRINK = said('combo-no-drink');
const LONGEST = 3;
/** So many words name what it is of. */
const MOST_WORDS = 5;
const STANDARD = 'medium';
/** A meal that is small in all its parts, and with any side: "kids meal with apple slices". */
const KIDS = 'kids';

/** Where a text says that a food is a combo: the food's words, and all that goes for them. */
interface Combo {
  food: string;
  from: number;
  to: number;
  size: string;
}

/** "Large big mac meal with a coke", "trio Big Mac": the burger, large fries and the coke. What is not named beside it is put in its place. */
export function expandCombos(text: string, table: FoodTable): string {
  const tokens = tokenise(text);
  const read = (words: string): readonly ReadItem[] => readFoodPhrase(words, { table, unknowns: 'never', memory: [] }).items;
  const combo = comboIn(text, tokens, (words) => {
    const [item, more] = read(words);
    return item !== undefined && !more && foodOfItem(item, table)?.tags.has('combo') === true;
  });
  if (!combo) return text;
  const [before, after] = [text.slice(0, combo.from), text.slice(combo.to)];
  const beside = [...read(before), ...read(after)].map((item) => foodOfItem(item, table)).filter((food) => food !== null);
  const sided = beside.some((food) => isSide(food) || (combo.size === KIDS && !food.tags.has('drink') && !food.tags.has('top')));
  const side = tells(tokens, NO_SIDE) || sided ? '' : `, ${combo.size} french fries`;
  const drink = tells(tokens, NO_DRINK) || beside.some((food) => food.tags.has('drink')) ? '' : `, ${combo.size} soda`;
  const small = combo.size === KIDS ? `${KIDS} ` : '';
  return `${before}${small}${combo.food}${side}${drink}${joins(after) ? '' : ', '}${after}`;
}

function comboIn(text: string, tokens: readonly Token[], isCombo: (words: string) => boolean): Combo | null {
  for (let i = 0; i < tokens.length; i++) {
    if (!FIRST.has(tokens[i]!.text)) continue;
    for (let end = Math.min(tokens.length, i + LONGEST); end > i; end--) {
      const words = tokens.slice(i, end).map(({ text: word }) => word);
      const found =
        (BEHIND.has(words.join(' ')) && !NO_COMBO.has(tokens[end]?.text ?? '') ? namedBefore(text, tokens, i, end, isCombo) : null) ??
        (BEFORE.has(words.join(' ')) ? namedBehind(text, tokens, i, end, isCombo) : null);
      if (found) return found;
    }
  }
  return null;
}

/** "Large whopper combo", "whopper combo medium". */
function namedBefore(text: string, tokens: readonly Token[], at: number, end: number, isCombo: (words: string) => boolean): Combo | null {
  const own = tokens[at - 1]?.size ? at - 1 : at;
  for (let from = Math.max(0, own - MOST_WORDS); from < own; from++) {
    if (tokens.slice(from, own).some((token) => !isOfName(token))) continue;
    const wordsFrom = (first: number): string => text.slice(tokens[first]!.from, tokens[own - 1]!.to);
    // "large whopper", but "big mac"
    if (tokens[from]!.size && from + 1 < own && isCombo(wordsFrom(from + 1))) continue;
    const food = wordsFrom(from);
    if (!isCombo(food)) continue;
    const [first, last] = [tokens[from - 1]?.size ? from - 1 : from, tokens[end]?.size ? end + 1 : end];
    const size = (first < from ? tokens[first]!.size : null) ?? tokens[end]?.size ?? (own < at ? tokens[own]!.size : null) ?? STANDARD;
    return { food, from: tokens[first]!.from, to: tokens[last - 1]!.to, size };
  }
  return null;
}

/** "Trio big mac", "un trio de mcchicken". */
function namedBehind(text: string, tokens: readonly Token[], at: number, end: number, isCombo: (words: string) => boolean): Combo | null {
  const start = tokens[end]?.kind === 'empty' ? end + 1 : end;
  for (let to = Math.min(tokens.length, start + MOST_WORDS); to > start; to--) {
    if (tokens.slice(start, to).some((token) => !isOfName(token))) continue;
    const last = tokens[to - 1]!.size ? to - 1 : to;
    const food = text.slice(tokens[start]!.from, tokens[Math.max(start, last - 1)]!.to);
    if (last > start && isCombo(food))
      return { food, from: tokens[at]!.from, to: tokens[to - 1]!.to, size: tokens[at - 1]?.size ?? tokens[to - 1]!.size ?? STANDARD };
  }
  return null;
}

const isOfName = ({ kind }: Token): boolean => kind === 'word' || kind === 'number' || kind === 'other' || kind === 'on' || kind === 'with';

const tells = (tokens: readonly Token[], phrases: ReadonlySet<string>): boolean =>
  tokens.some(({ text }, i) => phrases.has(`${text} ${tokens[i + 1]?.text ?? ''}`));

/** Nothing follows, or it is joined already. */
function joins(after: string): boolean {
  const [next] = tokenise(after);
  return next === undefined || next.kind !== 'word';
}
