import { weightsOf } from '../classifier/weights-file.js';
import { chancesOf, unpacked, type Weights } from '../classifier/weights.js';
import { recognise } from '../recogniser/recognise.js';
import { annotate } from '../safety/annotate.js';
import { ears } from '../safety/ears.js';
import type { Lexicons } from '../safety/lexicon.js';
import { chartOfText } from '../chain/chart-of-text.js';
import { type Slotted, slottedOf } from '../slots/slotted.js';
import { standingOf } from '../slots/standing.js';
import { BUCKETS, featuresOf } from './features.js';
import type { Pair } from './pair.js';
import { RELATIONS, type Relation } from './relations.js';

/** How likely each relation is, 0 to 1, the likeliest first. */
export type Related = readonly { relation: Relation; chance: number }[];

let read: Weights | null = null;
const weights = (): Weights => (read ??= unpacked(weightsOf('relations'), RELATIONS.length, BUCKETS));

/** `year`: of the user's today. */
/** `slotted`: what the words of its text fill. */
export const relate = (pair: Pair, slotted: Slotted, year: number): Related => relatedBy(weights(), ears().lexicons, pair, year, slotted);

export function relatedBy(by: Weights, lexicons: Lexicons, pair: Pair, year: number, slotted?: Slotted): Related {
  const chances = chancesOf(by, featuresIn(pair, lexicons, year, slotted));
  return RELATIONS.map((relation, at) => ({ relation, chance: chances[at]! })).toSorted((a, b) => b.chance - a.chance);
}

export const featuresIn = (pair: Pair, lexicons: Lexicons, year: number, slotted = slottedAlone(pair)) =>
  featuresOf(pair, annotate(pair.text, pair.lang, lexicons, year), recognise(pair.text, pair.lang, year), slotted);

/** What the words of a text fill, said of the one before it alone. */
const slottedAlone = ({ text, lang, host: { foods } }: Pair): Slotted =>
  slottedOf(chartOfText(text, lang), lang, standingOf([foods.map(({ name, words }) => `${name} ${words}`).join(', ')]));
