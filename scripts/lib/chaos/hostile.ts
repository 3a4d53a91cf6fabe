import { allExpressions } from '../expressions/all-expressions.js';
import { pumpsOf } from '../expressions/pumps.js';
import { shuffled } from './seeded.js';
import { STUCK_WORD } from './stuck-word.js';

/** Longest text that is read. */
const LONGEST = 1600;
const ENDS = [' zzz', '', ' 450 cal'];
const HEARD = /^backend\/(?:src|dist)\/(?:conversation|reading|food|language|understanding|domain)\//;

/** `count` texts of up to 1,600 characters, each the vocabulary of a pattern again and again; the same ones for the same `random`. */
export async function hostileTexts(random, count) {
  const { expressions } = await allExpressions();
  const pumps = [...expressions.values()].filter(({ place }) => HEARD.test(place)).flatMap(pumpsOf);
  const some = shuffled(random, pumps);
  return Array.from({ length: count }, (_, index) => {
    const end = ENDS[index % ENDS.length];
    return (some[index % some.length](LONGEST - end.length).replace(/\p{Cc}/gu, ' ') + end).slice(-LONGEST);
  });
}

/** A text that never ends where that is planted. */
export const stuckText = (index) => `2 eggs and a caf\u00e9 ${STUCK_WORD} ${index}`;
