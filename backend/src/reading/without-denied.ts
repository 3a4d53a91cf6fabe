import { STANCES } from '../language/load-lexicons.js';
import { formWords } from '../food/form-words.js';
import { scaleItem } from './loose-amounts.js';
import type { MealClause } from './meal-clause.js';
import type { ReadItem } from './reading.js';
import { is, signsOf } from './stance-signs.js';

/** What was read of a clause, and its words. */
export interface Told {
  read: MealClause;
  words: string;
}

/**
 * What a later clause gives to others, or says was not eaten, comes off what stands before it: "burger and fries but the fries were my
 * son's", "6 timbits but 2 were for my kid".
 */
export function withoutDenied(told: readonly Told[]): void {
  for (const [k, { read, words }] of told.entries()) {
    if (read.stance !== 'others' && read.stance !== 'not') continue;
    const named = read.stance === 'not' ? words.includes(' the ') : handsOver(words);
    for (const item of read.items) if (named || item.lead?.definite) takeOff(item, told.slice(0, k), named);
  }
}

/** `named`: not only "the fries", of which the user may have had others. */
function takeOff(item: ReadItem, before: readonly Told[], named: boolean): void {
  const clause = before.findLast(({ read }) => read.stance === 'ate' && read.items.some((other) => isSame(other, item)))?.read;
  if (!clause) return;
  const at = clause.items.findLastIndex((other) => isSame(other, item));
  const eaten = clause.items[at]!;
  if (!named && eaten.lead?.definite) return;
  if (item.assumed || item.unit !== eaten.unit || item.quantity >= eaten.quantity) {
    // "had 2, he had 3": no part of what was eaten
    if (item.assumed || item.quantity === eaten.quantity) clause.items.splice(at, 1);
    return;
  }
  const left = (eaten.quantity - item.quantity) / eaten.quantity;
  clause.items[at] = scaleItem(eaten, left);
}

/** Rows may share their figures: a ropa vieja is no vaca frita. */
function isSame(one: ReadItem, other: ReadItem): boolean {
  if (one.nutrients === null) return false;
  const [own, theirs] = [formWords(one.name).stems, formWords(other.name).stems];
  return own.at(-1) === theirs.at(-1) || (one.food === other.food && own.some((stem) => theirs.includes(stem)));
}

/** "Were for my kid", "gave 2 to him", "were my son's": part of what was named went to somebody. */
const handsOver = (words: string): boolean =>
  Object.values(STANCES).some((lexicon) => {
    const signs = signsOf(words.trim(), lexicon);
    const own = signs.some((sign) => is(sign, 'whose', 'theirs')) && signs.some((sign) => is(sign, 'was'));
    return (
      own ||
      signs.some((sign) => is(sign, 'gave')) ||
      (signs.some((sign) => is(sign, 'for')) && !signs.some((sign) => is(sign, 'ate', 'does')))
    );
  });
