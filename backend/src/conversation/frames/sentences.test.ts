import { LEXICONS, SENTENCES } from '../../language/load-lexicons.js';
import { type Part, sentenceOf } from '../../understanding/sentence.js';
import { ACTS } from './acts/index.js';

const concepts = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.is === 'concept') return [part.name];
    if (part.is === 'slot') return [];
    return part.is === 'maybe' ? concepts(part.parts) : part.choices.flatMap(concepts);
  });

it('every act has sentences and somebody who resolves them', () => {
  expect(Object.keys(SENTENCES).toSorted()).toEqual(Object.keys(ACTS).toSorted());
});

it('every concept of a sentence is a word of the lexicon', () => {
  const known = new Set([...LEXICONS.en.phrases.values()].flat().map(({ kind }) => kind));
  const used = Object.entries(SENTENCES).flatMap(([act, texts]) => texts.flatMap((text) => concepts(sentenceOf(act, text).parts)));
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});
