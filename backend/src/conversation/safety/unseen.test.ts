import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../reading/reading.js';
import { normalise } from '../normalise.js';
import { CLASSES } from './classes.js';
import { wholeCorpus } from './corpus.js';
import { LANGUAGES, rowsOf } from './lexicon.js';
import { senseOf } from './sense.js';

const read = (file: string): string => readFileSync(join(__dirname, '../../../../nlp-fixtures/safety', file), 'utf8');

/** Texts of hands that wrote none of what is trained on. */
const unseen = rowsOf(read('unseen.tsv'));
const heardAs = (written: (text: string) => string) =>
  unseen.map(([lang, is, text]) => ({
    lang: lang as Language,
    is: is!,
    text: text!,
    sense: senseOf(normalise(written(text!)).text, lang as Language, 2026),
  }));
const asWritten = heardAs((text) => text);

const share = (of: (is: string) => boolean, heard: 'sure' | 'possible' | 'either', among = asWritten): number => {
  const those = among.filter(({ is }) => of(is));
  return those.filter(({ sense }) => sense && (heard === 'either' || sense.grade === heard)).length / those.length;
};

test('nothing of it is trained on', () => {
  const trainedOn = new Set(wholeCorpus(read).map(({ text }) => normalise(text).text.toLowerCase()));
  expect(unseen.map(([, , text]) => text!).filter((text) => trainedOn.has(normalise(text).text.toLowerCase()))).toEqual([]);
});

test('who needs help is heard in words that nobody trained on', () => {
  expect(share((is) => is !== 'none' && is !== 'opt-out', 'either')).toBeGreaterThanOrEqual(0.97);
  expect(share((is) => is === 'opt-out', 'either')).toBeGreaterThanOrEqual(0.98);
});

const needs = CLASSES.filter((is) => is !== 'none');
test.each(LANGUAGES.flatMap((lang) => needs.map((is) => [is, lang] as const)))(
  'no more than one of ten is missed: %s in %s',
  (is, lang) => {
    const those = asWritten.filter((one) => one.is === is && one.lang === lang);
    expect(those.length).toBeGreaterThanOrEqual(10);
    const missed = those.filter(({ sense }) => !sense).map(({ text }) => text);
    expect(missed.slice(Math.floor(those.length / 10))).toEqual([]);
  },
);

test('what only sounds like it is left alone', () => {
  expect(share((is) => is === 'none', 'sure')).toBeLessThanOrEqual(0.005);
  expect(share((is) => is === 'none', 'possible')).toBeLessThanOrEqual(0.03);
});

test.each(LANGUAGES)('no more than one of twenty that only sounds like it is heard, and none for sure, in %s', (lang) => {
  const those = asWritten.filter((one) => one.is === 'none' && one.lang === lang);
  expect(those.length).toBeGreaterThanOrEqual(45);
  expect(those.filter(({ sense }) => sense?.grade === 'sure').map(({ text }) => text)).toEqual([]);
  const heard = those.filter(({ sense }) => sense).map(({ text }) => text);
  expect(heard.slice(Math.floor(those.length / 20))).toEqual([]);
});

/** One slip in every word of five letters and more: two letters swapped, one lost, one twice, in turn. */
function misspelt(text: string): string {
  let turn = 0;
  return text.replace(/\p{L}{5,}/gu, (word) => {
    const at = 1 + (word.length % (word.length - 2));
    turn += 1;
    if (turn % 3 === 0) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    return turn % 3 === 1 ? word.slice(0, at) + word.slice(at + 1) : word.slice(0, at) + word.slice(at - 1);
  });
}

test('nine of ten cries for help are heard with every longer word of them misspelt, and hardly more is heard in the rest', () => {
  const slipped = heardAs(misspelt);
  expect(share((is) => is !== 'none', 'either', slipped)).toBeGreaterThanOrEqual(0.9);
  expect(share((is) => is === 'none', 'either', slipped)).toBeLessThanOrEqual(0.05);
});
