import { weightsOf } from '../classifier/weights-file.js';
import { chancesOf, unpacked, type Weights } from '../classifier/weights.js';
import { recognise } from '../recogniser/recognise.js';
import { annotate } from '../safety/annotate.js';
import { ears } from '../safety/ears.js';
import type { Lexicons } from '../safety/lexicon.js';
import { chartOfText } from '../chain/chart-of-text.js';
import { slottedOf } from '../slots/slotted.js';
import { type Standing, standingOf } from '../slots/standing.js';
import { BUCKETS, featuresOf } from './features.js';
import type { Filled, Host, Pair } from './pair.js';
import { RELATIONS, type Relation } from './relations.js';

/** How likely each relation is, 0 to 1, the likeliest first. */
export type Related = readonly { relation: Relation; chance: number }[];

let read: Weights | null = null;
const weights = (): Weights => (read ??= unpacked(weightsOf('relations'), RELATIONS.length, BUCKETS));

/** `filled`: what the words of its text fill; `year`: of the user's today. */
export const relate = (pair: Pair, filled: Filled, year: number): Related => relatedBy(weights(), ears().lexicons, pair, year, filled);

export function relatedBy(by: Weights, lexicons: Lexicons, pair: Pair, year: number, filled?: Filled): Related {
  const chances = chancesOf(by, featuresIn(pair, lexicons, year, filled));
  return RELATIONS.map((relation, at) => ({ relation, chance: chances[at]! })).toSorted((a, b) => b.chance - a.chance);
}

export const featuresIn = (pair: Pair, lexicons: Lexicons, year: number, filled = filledAlone(pair)) =>
  featuresOf(pair, annotate(pair.text, pair.lang, lexicons, year), recognise(pair.text, pair.lang, year), filled);

/** What the words of a text fill, said of the one before it alone. */
const filledAlone = ({ text, lang, host }: Pair): Filled => slottedOf(chartOfText(text, lang), lang, standingBeside(host));

/** What stands before a text, by the words of its foods. */
export const standingBeside = ({ foods }: Host): Standing => standingOf([foods.map(({ name, words }) => `${name} ${words}`).join(', ')]);
