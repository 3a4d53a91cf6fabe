import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgedBetweenHands } from '../../cli/validate-acts.js';
import { packed } from '../classifier/weights.js';
import { knowledge } from '../safety/ears.js';
import { ACTS } from './acts.js';
import { actCorpus, exampleOf } from './corpus.js';
import { trainedActs } from './trained.js';
import { weightsOf } from '../classifier/weights-file.js';

const corpus = actCorpus((file) => readFileSync(join(__dirname, '../../../../nlp-fixtures/acts', file), 'utf8'));
const { lexicons } = knowledge();
const examples = corpus.map((one) => exampleOf(one, lexicons));

test('training makes the weights again, byte for byte', () => {
  expect(Buffer.from(packed(trainedActs(examples))).equals(Buffer.from(weightsOf('acts')))).toBe(true);
});

/** Of so many hands each act needs texts; others wrote of some only. */
const HANDS = 5;

test.each(ACTS)('%s: texts of five hands in every language, none twice', (act) => {
  const own = corpus.filter((one) => one.act === act);
  for (const lang of ['en', 'fr', 'es'])
    expect(new Set(own.filter((one) => one.lang === lang).map(({ hand }) => hand)).size).toBeGreaterThanOrEqual(HANDS);
  expect(new Set(own.map(({ lang, text }) => `${lang} ${text.toLowerCase()}`)).size).toBe(own.length);
});

test('the corpus knows no other act', () => {
  expect(corpus.filter(({ act }) => !ACTS.includes(act))).toEqual([]);
});

test('texts of a hand that nothing is trained on are recognised, and what is all but certain is right', () => {
  const judged = judgedBetweenHands(corpus, examples, lexicons, ['d']);
  const right = (least: number): number => {
    const those = judged.filter(({ recognised }) => recognised.chance >= least);
    return those.filter(({ act, recognised }) => act === recognised.act).length / those.length;
  };
  expect(right(0)).toBeGreaterThanOrEqual(0.85);
  expect(right(0.95)).toBeGreaterThanOrEqual(0.98);
});
