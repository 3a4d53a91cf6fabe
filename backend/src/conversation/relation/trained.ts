import { type Example, fit } from '../classifier/fit.js';
import { quantised, type Weights } from '../classifier/weights.js';
import type { Lexicons } from '../safety/lexicon.js';
import type { LabelledPair } from './corpus.js';
import { BUCKETS } from './features.js';
import { featuresIn } from './relate.js';
import { OF_ITS_OWN, type Relation, RELATIONS } from './relations.js';

const RECIPE = { buckets: BUCKETS, classes: RELATIONS.length, lean: 0, rounds: 8 };
/** The year the texts were written in. */
const YEAR = 2026;

/** A relation that was made of marks counts for so much beside a reviewed one; of those that change nothing, more were written than people text. */
const MADE = { change: 0.3, nothing: 0.15 };
const CHANGES_NOTHING: ReadonlySet<Relation> = new Set<Relation>(['remark', 'ask', 'other']);

/** The weights that reviewed pairs and those made of marks give. */
export function trainedRelations(reviewed: readonly LabelledPair[], marked: readonly LabelledPair[], lexicons: Lexicons): Weights {
  const exampleOf = (one: LabelledPair, weight: number): Example => ({
    features: featuresIn(one, lexicons, YEAR, one.filled),
    is: RELATIONS.indexOf(one.relation),
    chance: 1,
    weight,
  });
  const examples = [
    ...reviewed.map((one) => exampleOf(one, 1)),
    ...marked.map((one) => exampleOf(one, CHANGES_NOTHING.has(one.relation) ? MADE.nothing : MADE.change)),
  ];
  const { weights, bias } = fit(examples, RECIPE);
  return quantised(weights, bias);
}

/** Told besides what stands, told again or of something else: it is open whether that is of its own. */
const OPEN: ReadonlySet<Relation> = new Set<Relation>(['more', 'again', 'other']);

/** What the weights are fitted on by which texts of their own are told from those that are said of what stands. */
export interface OwnCorpora {
  own: readonly LabelledPair[];
  /** Texts of other corpora. */
  told: readonly LabelledPair[];
  reviewed: readonly LabelledPair[];
  marked: readonly LabelledPair[];
}

export function trainedOwn({ own, told, reviewed, marked }: OwnCorpora, lexicons: Lexicons): Weights {
  const examplesOf = (pairs: readonly LabelledPair[], is: number, weight: number): Example[] =>
    pairs.map((one) => ({ features: featuresIn(one, lexicons, YEAR, one.filled), is, chance: 1, weight }));
  const said = (pairs: readonly LabelledPair[]): LabelledPair[] => pairs.filter(({ relation }) => !OPEN.has(relation));
  const examples = [
    ...examplesOf(said(reviewed), 0, 1),
    ...examplesOf(said(marked), 0, MADE.change),
    ...examplesOf(told, 1, MADE.change),
    ...examplesOf(own, 1, 1),
  ];
  const { weights, bias } = fit(examples, { ...RECIPE, classes: OF_ITS_OWN.length });
  return quantised(weights, bias);
}
