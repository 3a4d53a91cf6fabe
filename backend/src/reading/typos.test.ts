import { builtInTable } from '../food/index.js';
import { correctWord, editDistance, soundOf } from './typos.js';

const table = builtInTable();

test.each([
  ['brest', 'breast'],
  ['brocoly', 'broccoli'],
  ['chiken', 'chicken'],
  ['yoghrt', 'yogurt'],
  ['spagetti', 'spaghetti'],
  ['sandwhich', 'sandwich'],
  ['bannana', 'banana'],
  ['avacado', 'avocado'],
])('%s is %s', (word, stem) => expect(correctWord(word, table)?.stem).toBe(stem));

test.each(['xqzt', 'flurbnik', 'creatine'])('%s is nothing we know', (word) => expect(correctWord(word, table)?.sure ?? false).toBe(false));

test('distance and sound', () => {
  expect(editDistance('abcd', 'abdc', 2)).toBe(1);
  expect(editDistance('abc', 'xyz', 1)).toBe(2);
  expect(soundOf('brocoli')).toBe(soundOf('broccoli'));
});
