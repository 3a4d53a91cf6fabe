import { begins, isDigit } from '../language/letters.js';
import { startsPiece, wordBefore } from './before-place.js';
import type { Mark } from './marks.js';

/** "Taco tuesday: …", "toonie tuesday at kfc": an offer named after a day; "tgi fridays": a restaurant. Where it begins; null: a day like others. */
export function occasionAt(text: string, { from, to }: Mark): number | null {
  const start = text.lastIndexOf(' ', from - 2) + 1;
  const before = text.slice(start, from).trim();
  const day = text.slice(from, to).trim();
  if (["fridays's", 'fridayss', "friday's", 'fridays'].includes(day) && (before === 'tgi' || before === 'tgif')) return start;
  const alike = before.length > 2 && before[0] === day[0] && !before.endsWith('s') && !IN_FRONT.has(before);
  const after = text.slice(to).trimStart();
  // "Taco tuesday 3 tacos": what was had of it is told behind.
  const leads = startsPiece(text, start) && isDigit(after[0]);
  return alike && (isOffer(after) || leads || NAMED_BY.has(wordBefore(text, start))) ? start : null;
}

/** Words before a day that begin with the letter of some day. */
const IN_FRONT = new Set('that this the then too time today to what with while from for more since'.split(' '));

/** What follows the name of an offer. */
const isOffer = (after: string): boolean =>
  begins(after, [':', '-', '!', 'special', 'deal', 'combo', 'night', 'dinner', 'lunch', 'at ', 'chez ', 'en ']);

/** What stands before it: "for taco tuesday", "its taco tuesday". */
const NAMED_BY = new Set("for its it's happy our another pour por del".split(' '));
