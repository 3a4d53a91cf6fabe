import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairsJudgedBetweenHands } from '../../cli/validate-relations.js';
import { weightsOf } from '../classifier/weights-file.js';
import { packed } from '../classifier/weights.js';
import { knowledge } from '../safety/ears.js';
import { markedCorpus, ownCorpus, relationCorpus, toldCorpus } from './corpus.js';
import { relationExamples } from './examples.js';
import { ownBy } from './own.js';
import { RELATIONS } from './relations.js';
import { trainedOwn, trainedRelations } from './trained.js';

const read = (file: string): string => readFileSync(join(__dirname, '../../../../nlp-fixtures/relations', file), 'utf8');
const [corpus, marked, own, told] = [relationCorpus(read), markedCorpus(read), ownCorpus(read), toldCorpus(read)];
const { lexicons } = knowledge();
const { relations: examples, own: ownExamples } = relationExamples({ reviewed: corpus, marked, own, told }, lexicons);

test('training makes the weights again, byte for byte', () => {
  expect(Buffer.from(packed(trainedRelations(examples))).equals(Buffer.from(weightsOf('relations')))).toBe(true);
  expect(Buffer.from(packed(trainedOwn(ownExamples))).equals(Buffer.from(weightsOf('own')))).toBe(true);
});

/** Of so many hands each relation needs pairs; others wrote of some only. */
const HANDS = 10;

test.each(RELATIONS)('%s: pairs of ten hands in English, and in every language', (relation) => {
  const own = corpus.filter((one) => one.relation === relation);
  expect(new Set(own.filter(({ lang }) => lang === 'en').map(({ hand }) => hand)).size).toBeGreaterThanOrEqual(HANDS);
  expect(new Set(own.map(({ lang }) => lang)).size).toBe(3);
});

test('the corpus knows no other relation, and no pair twice', () => {
  expect(corpus.filter(({ relation }) => !RELATIONS.includes(relation))).toEqual([]);
  expect(new Set(corpus.map(({ lang, first, text }) => `${lang} ${first} / ${text}`.toLowerCase())).size).toBe(corpus.length);
});

test('pairs of a hand that nothing is trained on are told apart, and what is all but certain is right', () => {
  const judged = pairsJudgedBetweenHands(corpus, examples, lexicons, ['e']);
  const right = (least: number): number => {
    const those = judged.filter(({ related }) => related[0]!.chance >= least);
    return those.filter(({ relation, related }) => relation === related[0]!.relation).length / those.length;
  };
  expect(right(0)).toBeGreaterThanOrEqual(0.78);
  expect(right(0.9)).toBeGreaterThanOrEqual(0.93);
});

test('meals of their own of a hand that nothing is trained on are told from what is said of what stands', () => {
  const others = ownExamples.filter((_, at) => {
    const pair = own[at - (ownExamples.length - own.length)];
    return pair === undefined || pair.lang !== 'en' || pair.hand !== 'b';
  });
  const weights = trainedOwn(others);
  const found = own.filter(({ lang, hand }) => lang === 'en' && hand === 'b').map((pair) => ownBy(weights, pair, undefined, 2026));
  expect(found.filter((chance) => chance >= 0.9).length / found.length).toBeGreaterThanOrEqual(0.85);
});
