import { type Example, fit } from '../classifier/fit.js';
import { quantised, type Weights } from '../classifier/weights.js';
import type { Lexicons } from '../safety/lexicon.js';
import type { LabelledPair } from './corpus.js';
import { BUCKETS } from './features.js';
import { featuresIn } from './relate.js';
import { type Relation, RELATIONS } from './relations.js';

const RECIPE = { buckets: BUCKETS, classes: RELATIONS.length, lean: 0, rounds: 8 };
/** The year the texts were written in. */
const YEAR = 2026;

/** A relation that was made of marks counts for so much beside a reviewed one; of those that change nothing, more were written than people text. */
const MADE = { change: 0.3, nothing: 0.15 };
const CHANGES_NOTHING: ReadonlySet<Relation> = new Set<Relation>(['remark', 'ask', 'other']);

/** What a pair teaches; `marked`: its relation was made of marks. */
export function exampleOf(one: LabelledPair, lexicons: Lexicons, { marked = false } = {}): Example {
  const { relation, filled } = one;
  return {
    features: featuresIn(one, lexicons, YEAR, filled),
    is: RELATIONS.indexOf(relation),
    chance: 1,
    weight: marked ? (CHANGES_NOTHING.has(relation) ? MADE.nothing : MADE.change) : 1,
  };
}

/** The weights that examples give: those of reviewed pairs, then those made of marks. */
export function trainedRelations(examples: readonly Example[]): Weights {
  const { weights, bias } = fit(examples, RECIPE);
  return quantised(weights, bias);
}
