import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairsJudgedBetweenHands } from '../../cli/validate-relations.js';
import { weightsOf } from '../classifier/weights-file.js';
import { packed } from '../classifier/weights.js';
import { knowledge } from '../safety/ears.js';
import { markedCorpus, relationCorpus } from './corpus.js';
import { RELATIONS } from './relations.js';
import { exampleOf, trainedRelations } from './trained.js';

const read = (file: string): string => readFileSync(join(__dirname, '../../../../nlp-fixtures/relations', file), 'utf8');
const [corpus, marked] = [relationCorpus(read), markedCorpus(read)];
const { lexicons } = knowledge();
const examples = [...corpus.map((pair) => exampleOf(pair, lexicons)), ...marked.map((pair) => exampleOf(pair, lexicons, { marked: true }))];

test('training makes the weights again, byte for byte', () => {
  expect(Buffer.from(packed(trainedRelations(examples))).equals(Buffer.from(weightsOf('relations')))).toBe(true);
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
