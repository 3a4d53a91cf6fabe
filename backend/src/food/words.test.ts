import { foldWord, isPlural, stemWord } from './words.js';

test.each([
  ['eggs', 'egg'],
  ['berries', 'berry'],
  ['tomatoes', 'tomato'],
  ['sandwiches', 'sandwich'],
  ['peaches', 'peach'],
  ['cookies', 'cooky'],
  ['cookie', 'cooky'],
  ['loaves', 'loaf'],
  ['frijoles', 'frijol'],
  ['gateaux', 'gateau'],
  ['hummus', 'hummus'],
  ['swiss', 'swiss'],
  ["reese's", 'reese'],
  ['pie', 'pie'],
  ['pies', 'pie'],
])('%s is looked up as %s', (word, stem) => expect(stemWord(word)).toBe(stem));

test('accents and ligatures are folded', () => {
  expect(foldWord('Crème brûlée')).toBe('creme brulee');
  expect(foldWord('œufs')).toBe('oeufs');
});

test('plurals are told from words that end in s', () => {
  expect(['eggs', 'fries', 'hummus', 'rice'].map(isPlural)).toEqual([true, true, false, false]);
});
