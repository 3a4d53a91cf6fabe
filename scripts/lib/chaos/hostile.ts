import { allExpressions } from '../expressions/all-expressions.js';
import { pumpsOf } from '../expressions/pumps.js';
import { type Random, shuffled } from './seeded.js';
import { STUCK_WORD } from './stuck-word.js';

/** Longest text that is read. */
const LONGEST = 1600;
const ENDS = [' zzz', '', ' 450 cal'];
/** Of the transcripts; the patterns themselves are the same ones as by all of them. */
const HEARD_EVERY = 15;
const HEARD = /^backend\/(?:src|dist)\/(?:conversation|reading|food|language|understanding|domain)\//;

/** `count` texts of up to 1,600 characters, each the vocabulary of a pattern again and again; the same ones for the same `random`. */
export async function hostileTexts(random: Random, count: number): Promise<string[]> {
  const { expressions } = await allExpressions({ every: HEARD_EVERY, of: HEARD });
  const pumps = [...expressions.values()].filter(({ place }) => HEARD.test(place)).flatMap(pumpsOf);
  const some = shuffled(random, pumps);
  return Array.from({ length: count }, (_, index) => {
    const end = ENDS[index % ENDS.length] ?? '';
    const pump = some[index % some.length];
    if (!pump) throw new Error('there is no pattern to make hostile texts of');
    return (pump(LONGEST - end.length).replace(/\p{Cc}/gu, ' ') + end).slice(-LONGEST);
  });
}

/** A text that never ends where that is planted. */
export const stuckText = (index: number): string => `2 eggs and a caf\u00e9 ${STUCK_WORD} ${index}`;
