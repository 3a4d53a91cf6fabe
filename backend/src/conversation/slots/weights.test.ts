import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitted } from '../chain/fit.js';
import { shareRight, taggedBy } from '../chain/tagged-by.js';
import { packedModel } from '../chain/weights.js';
import { weightsOf } from '../classifier/weights-file.js';
import { afterthoughtCorpus, pairsOf } from '../afterthoughts/corpus.js';
import { exampleOf, slotCorpus, unmarked } from './corpus.js';
import { SIZE } from './slots.js';

const corpus = slotCorpus((file) => readFileSync(join(__dirname, '../../../../nlp-fixtures/slots', file), 'utf8'));
const examples = corpus.map(exampleOf);

test('training makes the weights again, byte for byte', () => {
  expect(Buffer.from(packedModel(fitted(examples, SIZE))).equals(Buffer.from(weightsOf('slots')))).toBe(true);
});

test('and those of what a text says of what it has told', () => {
  const rests = pairsOf(
    afterthoughtCorpus((file) => readFileSync(join(__dirname, '../../../../nlp-fixtures/afterthoughts', file), 'utf8')),
  );
  const model = fitted([...examples, ...rests.map(exampleOf)], SIZE);
  expect(Buffer.from(packedModel(model)).equals(Buffer.from(weightsOf('slots-within')))).toBe(true);
});

test('no pair stands twice, and every second text has words', () => {
  const pairs = corpus.map(({ lang, first, text }) => `${lang} ${first.join(' || ')} ${unmarked(text).text}`.toLowerCase());
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
  expect(corpus.filter(({ text }) => unmarked(text).text.trim() === '')).toEqual([]);
});

test('marks are of the signs that the words between them fill', () => {
  const { text, slots } = unmarked('no {-fries}, got [+ 2 rings] (= 320 cal)');
  expect(text).toBe('no fries, got 2 rings 320 cal');
  expect([text.indexOf('fries'), text.indexOf('rings'), text.indexOf('320'), text.indexOf('got')].map((at) => slots[at])).toEqual([
    'wrong',
    'more',
    'figures',
    'else',
  ]);
});

test('marks stand around something and never in each other', () => {
  const marks = (text: string): string => [...text].filter((sign) => '[]{}<>()'.includes(sign)).join('');
  expect(
    corpus.filter(
      ({ text }) => marks(text).replaceAll(/\[\]|\{\}|<>|\(\)/g, '') !== '' || /\[\+?\s*\]|\{-?\s*\}|<\s*>|\([-=]?\s*\)/.test(text),
    ),
  ).toEqual([]);
});

// On English alone, which the hand's texts are in: it takes a third of the time.
test('words of a hand that nothing was fitted on fill their slots', () => {
  const own = (at: number): boolean => corpus[at]!.lang === 'en' && corpus[at]!.hand === 'b';
  const model = fitted(
    examples.filter((_, at) => corpus[at]!.lang === 'en' && !own(at)),
    SIZE,
  );
  const words = taggedBy(
    model,
    examples.filter((_, at) => own(at)),
  );
  expect(shareRight(words)).toBeGreaterThanOrEqual(0.88);
});
