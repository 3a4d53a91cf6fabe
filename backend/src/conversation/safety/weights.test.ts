import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../reading/reading.js';
import { CLASSES } from './classes.js';
import { wholeCorpus, type Labelled } from './corpus.js';
import { knowledge } from './ears.js';
import { safetyFiles } from './safety-files.js';
import { SAYINGS } from './sayings.js';
import { trained } from './trained.js';
import { packed } from '../classifier/weights.js';

const languages: Language[] = ['en', 'fr', 'es'];
const corpus: Labelled[] = wholeCorpus((file) => readFileSync(join(__dirname, '../../../../nlp-fixtures/safety', file), 'utf8'));

test('training makes the weights again, byte for byte', () => {
  expect(Buffer.from(packed(trained(corpus, knowledge()))).equals(Buffer.from(safetyFiles.weights()))).toBe(true);
});

test.each(languages)('the corpus in %s is large, labelled throughout, and holds no text twice', (lang) => {
  const own = corpus.filter((one) => one.lang === lang && one.hand !== SAYINGS);
  expect(own.filter(({ is }) => is !== 'none').length).toBeGreaterThanOrEqual(600);
  expect(own.filter(({ is }) => is === 'none').length).toBeGreaterThanOrEqual(1000);
  expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
  const wellLabelled = ({ is, grade, near, hand, text }: Labelled): boolean =>
    CLASSES.includes(is) &&
    (is === 'none' ? grade === '-' : grade === 'sure' || grade === 'possible') &&
    (near === '-' || (is === 'none' && CLASSES.includes(near))) &&
    /^[a-z]$/.test(hand) &&
    Boolean(text);
  expect(own.filter((one) => !wellLabelled(one))).toEqual([]);
});
