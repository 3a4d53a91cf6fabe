import { STANCES } from '../language/load-lexicons.js';
import { is, signsOf } from './stance-signs.js';

/** Whether a piece tells what came of a wish that stands before it: "wanted a burger, got a salad". */
export function cameOf(wish: string, piece: string): boolean {
  return Object.values(STANCES).some((lexicon) => {
    const [first] = signsOf(piece.trim(), lexicon).filter((sign) => !is(sign, 'lets', 'self'));
    return is(first, 'got', 'ate') && signsOf(wish.trim(), lexicon).some((sign) => is(sign, 'wished'));
  });
}

/** "We're having ham": of a weekday that is not today, it is to come. */
export const isToCome = (clause: string): boolean =>
  Object.values(STANCES).some((lexicon) => signsOf(clause.trim(), lexicon).some((sign) => is(sign, 'coming')));

/** "Was going to the gym": a plan that was. */
export const wasPlanned = (clause: string): boolean =>
  Object.values(STANCES).some((lexicon) => signsOf(clause.trim(), lexicon).some((sign) => is(sign, 'wished')));

/** "Just ordered a pizza, it'll be here in 40 minutes": what was ordered is not there yet. */
export const isAwaited = (piece: string, ordered: string): boolean =>
  Object.values(STANCES).some((lexicon) => {
    const now = signsOf(piece.trim(), lexicon);
    if (!now.some((sign) => is(sign, 'awaited'))) return false;
    const before = signsOf(ordered.trim(), lexicon);
    return before.some((sign) => is(sign, 'orders')) && ![...now, ...before].some((sign) => is(sign, 'ate'));
  });

/** "Lunch was great": only said of it, and nothing told. */
export const isPraised = (clause: string): boolean =>
  Object.values(STANCES).some((lexicon) => signsOf(clause.trim(), lexicon).some((sign) => is(sign, 'praised', 'was')));
