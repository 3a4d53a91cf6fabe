import { deserialize, serialize } from 'node:v8';
import { builtInTable } from '../built-in.js';
import { type FlatIndex, flatIndex, partsOf } from './flat-index.js';
import { buildFoodIndex, wholeIndex } from './food-index.js';

test('the index comes back from a file as it was made, in its order', () => {
  const { foods } = builtInTable();
  const made = buildFoodIndex(foods);
  const read = wholeIndex(partsOf(deserialize(serialize(flatIndex(made))) as FlatIndex), foods);
  const { words, postings, exact, english, single, numbered, eaten, gathering, food, foreign, name, base } = made;
  const parts = { words, postings, exact, english, single, numbered, eaten, gathering, food, foreign, name, base };
  // As texts: a hundred thousand words are compared at once, and sets and maps with their order.
  const told = (part: object) => JSON.stringify(Symbol.iterator in part ? [...(part as Iterable<unknown>)] : part);
  const differing = Object.entries(parts).filter(([part, was]) => told(read[part as keyof typeof parts]) !== told(was));
  expect(differing.map(([part]) => part)).toEqual([]);
  expect(told(read.compounds())).toBe(told(made.compounds()));
  const shown = (index: typeof made) => Array.from({ length: 500 }, (_, at) => index.shown(at * 80));
  expect(shown(read)).toEqual(shown(made));
});

test('an index without words that are a whole name or gather has none when it comes back', () => {
  const { gathering, single } = partsOf(flatIndex(buildFoodIndex([])));
  expect([gathering.size, single.size]).toEqual([0, 0]);
});
