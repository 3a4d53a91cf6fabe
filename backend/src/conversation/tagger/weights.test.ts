import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weightsOf } from '../classifier/weights-file.js';
import { packedModel } from '../chain/weights.js';
import { exampleOf, tagCorpus, unmarked } from './corpus.js';
import { fitted } from '../chain/fit.js';
import { shareRight, taggedBy } from '../chain/tagged-by.js';
import { SIZE } from './tags.js';

const corpus = tagCorpus((file) => readFileSync(join(__dirname, '../../../../nlp-fixtures/tags', file), 'utf8'));
const examples = corpus.map(exampleOf);

test('training makes the weights again, byte for byte', () => {
  expect(Buffer.from(packedModel(fitted(examples, SIZE))).equals(Buffer.from(weightsOf('tags')))).toBe(true);
});

test('no text stands twice', () => {
  const texts = corpus.map(({ lang, text }) => `${lang} ${unmarked(text).text.toLowerCase()}`);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('marks stand around something and never in each other', () => {
  const marks = (text: string): string => [...text].filter((sign) => '[]{}<>()'.includes(sign)).join('');
  expect(
    corpus.filter(({ text }) => marks(text).replaceAll(/\[\]|\{\}|<>|\(\)/g, '') !== '' || /\[\s*\]|\{\s*\}|<\s*>|\(\s*\)/.test(text)),
  ).toEqual([]);
});

// On English alone, which the hand's texts are in: it takes a third of the time.
test('words of a hand that nothing was fitted on are tagged', () => {
  const own = (at: number): boolean => corpus[at]!.lang === 'en' && corpus[at]!.hand === 'f';
  const model = fitted(
    examples.filter((_, at) => corpus[at]!.lang === 'en' && !own(at)),
    SIZE,
  );
  const words = taggedBy(
    model,
    examples.filter((_, at) => own(at)),
  );
  expect(shareRight(words)).toBeGreaterThanOrEqual(0.86);
});
