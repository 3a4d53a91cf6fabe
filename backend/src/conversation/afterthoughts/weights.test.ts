import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitted } from '../chain/fit.js';
import { packedModel } from '../chain/weights.js';
import { weightsOf } from '../classifier/weights-file.js';
import { afterthoughtCorpus, chartOfCut, exampleOf } from './corpus.js';
import { cutBy } from './cut.js';
import { SIZE } from './parts.js';

const corpus = afterthoughtCorpus((file) => readFileSync(join(__dirname, '../../../../nlp-fixtures/afterthoughts', file), 'utf8'));
const examples = corpus.map(exampleOf);

test('training makes the weights again, byte for byte', () => {
  expect(Buffer.from(packedModel(fitted(examples, SIZE))).equals(Buffer.from(weightsOf('afterthoughts')))).toBe(true);
});

test('no text stands twice, and each is told before it is spoken of', () => {
  const texts = corpus.map(({ lang, first, rest }) => `${lang} ${first} ${rest}`.toLowerCase());
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  expect(corpus.filter((_, at) => examples[at]!.tags[0] !== 0)).toEqual([]);
});

// On English alone, which the hand's texts are in: it takes a third of the time.
test('texts of a hand that nothing was fitted on are cut near the place where they were', () => {
  const own = (at: number): boolean => corpus[at]!.lang === 'en' && corpus[at]!.hand === 'b';
  const model = fitted(
    examples.filter((_, at) => corpus[at]!.lang === 'en' && !own(at)),
    SIZE,
  );
  const near = corpus.flatMap((text, at) => {
    const cut = examples[at]!.tags.indexOf(1);
    return own(at) && cut > 0 ? [Math.abs((cutBy(model, chartOfCut(text), 'en')?.at ?? Infinity) - cut) <= 2] : [];
  });
  expect(near.filter(Boolean).length / near.length).toBeGreaterThanOrEqual(0.7);
});
