import { weightsOf } from '../classifier/weights-file.js';
import { chancesOf, unpacked, type Weights } from '../classifier/weights.js';
import { ears } from '../safety/ears.js';
import { slottedIn } from '../slots/slotted-in.js';
import type { TurnContext } from '../turn-context.js';
import { BUCKETS } from './features.js';
import { entryBefore } from './entry-before.js';
import type { Filled, Pair } from './pair.js';
import { featuresIn } from './relate.js';
import { OF_ITS_OWN } from './relations.js';

let read: Weights | null = null;
const weights = (): Weights => (read ??= unpacked(weightsOf('own'), OF_ITS_OWN.length, BUCKETS));

/** How likely a text tells a meal or training of its own, beside what stands; 0 to 1. `year`: of the user's today. */
export const ownBy = (by: Weights, pair: Pair, filled: Filled | undefined, year: number): number =>
  chancesOf(by, featuresIn(pair, ears().lexicons, year, filled))[1]!;

/** How likely a text tells a meal or training of its own, whatever it asks or changes of what it has just told; 1 where nothing stands that it may be about. */
export function ownIn(context: TurnContext): number {
  const found = entryBefore(context);
  return found ? ownBy(weights(), found.pair, slottedIn(context), Number(context.today.slice(0, 4))) : 1;
}
