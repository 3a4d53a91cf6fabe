import { firstOf } from '../language/letters.js';
import type { FoodTable } from '../food/index.js';
import { formWords } from '../food/form-words.js';
import { chartOf } from './cover/chart.js';
import { coverClause } from './cover/cover-clause.js';
import { tokenise } from './tokens.js';

/** How many letters around a meal word are looked at. */
const AROUND = 40;
/** Up to this cost a food explains the words. */
const NAMED = 1.2;

/** Tells whether the meal word at a place in a text is part of a food's name: "breakfast burrito", "frozen chicken dinner", "snack bar". */
export function foodByText(text: string, table: FoodTable): (from: number, to: number) => boolean {
  return (from, to) => {
    const left = text.slice(Math.max(0, from - AROUND), from);
    const right = text.slice(to, to + AROUND);
    const begin = from - (left.length - 1 - lastCut(left));
    const end = to + firstOf(right, ',.;:\n!?()');
    const tokens = tokenise(text.slice(begin, end));
    const at = tokens.findIndex((token) => token.from + begin <= from && token.to + begin > from);
    if (at < 0 || tokens[at]!.stem === '' || !table.forms.postings.has(tokens[at]!.stem)) return false;
    // at the head of a list it is a mark, unless all of it is one name: "breakfast eggs, lunch wrap"
    const name = formWords(text.slice(begin, end)).stems.join(' ');
    if (at === 0) return table.forms.exact.has(name);
    const elements = chartOf(tokens, table);
    return coverClause(elements, table).some(({ candidates: [best] }) => {
      const own = best!.matched.find((i) => {
        const { piece } = elements[i]!;
        return piece.type === 'token' && piece.token === tokens[at];
      });
      return own !== undefined && best!.matched.length > 1 && best!.cost <= NAMED && adjoins(best!.matched, own);
    });
  };
}

const lastCut = (text: string): number => Math.max(...[...',.;:\n!?()'].map((sign) => text.lastIndexOf(sign)));

/** "for lunch a wrap" names no lunch wrap: the words of a name stand together. */
const adjoins = (matched: readonly number[], own: number): boolean => matched.includes(own - 1) || matched.includes(own + 1);

/** Whether words are, all of them, the name of one food. */
export function isFoodName(words: string, table: FoodTable): boolean {
  return table.forms.exact.has(formWords(words).stems.join(' '));
}
