import type { Example } from '../classifier/fit.js';
import type { Lexicons } from '../safety/lexicon.js';
import type { LabelledPair } from './corpus.js';
import { featuresIn } from './relate.js';
import { OF_ITS_OWN, type Relation, RELATIONS } from './relations.js';

/** The year the texts were written in. */
const YEAR = 2026;
/** What was made of marks or of other corpora counts for so much beside what was reviewed; of relations that change nothing, more were written than people text. */
const MADE = { change: 0.3, nothing: 0.15 };
const CHANGES_NOTHING: ReadonlySet<Relation> = new Set<Relation>(['remark', 'ask', 'other']);
/** Told besides what stands, told again or of something else: it is open whether that is of its own. */
const OPEN: ReadonlySet<Relation> = new Set<Relation>(['more', 'again', 'other']);

/** The tables of nlp-fixtures/relations. */
export interface RelationCorpora {
  reviewed: readonly LabelledPair[];
  marked: readonly LabelledPair[];
  own: readonly LabelledPair[];
  told: readonly LabelledPair[];
}

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

/** What pairs teach of how texts stand to what was told, and of which are of their own. */
export function relationExamples(
  { reviewed, marked, own, told }: RelationCorpora,
  lexicons: Lexicons,
): { relations: Example[]; own: Example[] } {
  const relations = [
    ...reviewed.map((pair) => exampleOf(pair, lexicons)),
    ...marked.map((pair) => exampleOf(pair, lexicons, { marked: true })),
  ];
  const said = relations.flatMap((example, at) => {
    const pair = reviewed[at] ?? marked[at - reviewed.length]!;
    return OPEN.has(pair.relation) ? [] : [teaches(example, 'of what stands', at < reviewed.length ? 1 : MADE.change)];
  });
  const alone = (pairs: readonly LabelledPair[], weight: number): Example[] =>
    pairs.map((pair) => teaches(exampleOf(pair, lexicons), 'of its own', weight));
  return { relations, own: [...said, ...alone(told, MADE.change), ...alone(own, 1)] };
}

const teaches = (example: Example, what: (typeof OF_ITS_OWN)[number], weight: number): Example => ({
  ...example,
  is: OF_ITS_OWN.indexOf(what),
  weight,
});
