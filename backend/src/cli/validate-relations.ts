import type { Example } from '../conversation/classifier/fit.js';
import type { LabelledPair } from '../conversation/relation/corpus.js';
import { relatedBy, type Related } from '../conversation/relation/relate.js';
import { RELATIONS } from '../conversation/relation/relations.js';
import { exampleOf } from '../conversation/relation/examples.js';
import { trainedRelations } from '../conversation/relation/trained.js';
import type { Lexicons } from '../conversation/safety/lexicon.js';
import { handsOf, type Judgement, levelsOf, percent } from './between-hands.js';

interface Judged extends LabelledPair {
  related: Related;
}

/** The year the texts were written in. */
const YEAR = 2026;
/** What is told of those that are at least so likely. */
const LEVELS = [0, 0.6, 0.8, 0.9, 0.95];

/** Every hand's pairs judged by weights that saw none of them. `examples`: one of each pair, then those made of marks. */
export function pairsJudgedBetweenHands(
  corpus: readonly LabelledPair[],
  examples: readonly Example[],
  lexicons: Lexicons,
  hands = handsOf(corpus),
): Judged[] {
  return hands.flatMap((hand) => {
    const weights = trainedRelations(examples.filter((_, at) => corpus[at]?.hand !== hand));
    return corpus.filter((pair) => pair.hand === hand).map((pair) => ({ ...pair, related: relatedBy(weights, lexicons, pair, YEAR) }));
  });
}

/** Lines of a report; `list`: with the pairs that were taken for something else. */
export function validateRelations(
  corpus: readonly LabelledPair[],
  marked: readonly LabelledPair[],
  lexicons: Lexicons,
  list: boolean,
): string[] {
  const examples = [
    ...corpus.map((pair) => exampleOf(pair, lexicons)),
    ...marked.map((pair) => exampleOf(pair, lexicons, { marked: true })),
  ];
  const judged = pairsJudgedBetweenHands(corpus, examples, lexicons);
  const lines = (['all', 'en', 'fr', 'es'] as const).map((lang) => {
    const own = judged.filter((pair) => lang === 'all' || pair.lang === lang);
    return `relations ${lang} (${own.length}): ${levelsOf(own.map(judgementOf), LEVELS, 'pairs')}`;
  });
  const each = RELATIONS.map((relation) => {
    const [own, taken] = [judged.filter((pair) => pair.relation === relation), judged.filter((pair) => topOf(pair).relation === relation)];
    return `  ${relation}: found ${percent(own.filter(isRight).length, own.length)}, right ${percent(taken.filter(isRight).length, taken.length)}`;
  });
  const wrong = judged.filter((pair) => !isRight(pair));
  return [
    ...lines,
    ...each,
    ...(list ? wrong.map((pair) => `${pair.lang} ${pair.relation} > ${told(pair)}: ${pair.first} / ${pair.text}`) : []),
  ];
}

const topOf = ({ related }: Judged) => related[0]!;
const isRight = (pair: Judged): boolean => pair.relation === topOf(pair).relation;
const told = (pair: Judged): string => `${topOf(pair).relation} ${topOf(pair).chance.toFixed(2)}`;
const judgementOf = (pair: Judged): Judgement => ({ chance: topOf(pair).chance, right: isRight(pair) });
