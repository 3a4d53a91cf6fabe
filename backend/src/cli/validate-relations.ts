import type { LabelledPair } from '../conversation/relation/corpus.js';
import { relatedBy, type Related } from '../conversation/relation/relate.js';
import { RELATIONS } from '../conversation/relation/relations.js';
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

/** Every hand's pairs judged by weights that saw none of them. */
export function pairsJudgedBetweenHands(corpus: readonly LabelledPair[], lexicons: Lexicons, hands = handsOf(corpus)): Judged[] {
  return hands.flatMap((hand) => {
    const weights = trainedRelations(
      corpus.filter((one) => one.hand !== hand),
      lexicons,
    );
    return corpus.filter((one) => one.hand === hand).map((one) => ({ ...one, related: relatedBy(weights, lexicons, one, YEAR) }));
  });
}

/** Lines of a report; `list`: with the pairs that were taken for something else. */
export function validateRelations(corpus: readonly LabelledPair[], lexicons: Lexicons, list: boolean): string[] {
  const judged = pairsJudgedBetweenHands(corpus, lexicons);
  const lines = (['all', 'en', 'fr', 'es'] as const).map((lang) => {
    const own = judged.filter((one) => lang === 'all' || one.lang === lang);
    return `relations ${lang} (${own.length}): ${levelsOf(own.map(judgementOf), LEVELS, 'pairs')}`;
  });
  const each = RELATIONS.map((relation) => {
    const [own, taken] = [judged.filter((one) => one.relation === relation), judged.filter((one) => topOf(one).relation === relation)];
    return `  ${relation}: found ${percent(own.filter(isRight).length, own.length)}, right ${percent(taken.filter(isRight).length, taken.length)}`;
  });
  const wrong = judged.filter((one) => !isRight(one));
  return [...lines, ...each, ...(list ? wrong.map((one) => `${one.lang} ${one.relation} > ${told(one)}: ${one.first} / ${one.text}`) : [])];
}

const topOf = ({ related }: Judged) => related[0]!;
const isRight = (one: Judged): boolean => one.relation === topOf(one).relation;
const told = (one: Judged): string => `${topOf(one).relation} ${topOf(one).chance.toFixed(2)}`;
const judgementOf = (one: Judged): Judgement => ({ chance: topOf(one).chance, right: isRight(one) });
