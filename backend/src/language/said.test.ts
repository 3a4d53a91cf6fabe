import { holds, said, waysOf, withoutFirst, withoutLast } from './said.js';

test.each([
  ['forget [about] (it|that)', ['forget it', 'forget that', 'forget about it', 'forget about that']],
  ['cal[s]', ['cal', 'cals']],
  ['[the] last [one|meal]', ['last', 'last one', 'last meal', 'the last', 'the last one', 'the last meal']],
  ['none [of (those|the above)]', ['none', 'none of those', 'none of the above']],
])('%s', (phrase, ways) => expect(waysOf(phrase).toSorted()).toEqual(ways.toSorted()));

test.each(['(a|b', 'a)', '[a'])('%s is no phrase', (phrase) => expect(() => waysOf(phrase)).toThrow());

test('a list that is not there is a mistake', () => expect(() => said('nothing of the kind')).toThrow());

test('words are taken off either end, never all of them, and the longest first', () => {
  const article = said('article');
  expect(withoutFirst(article, 'the large one')).toBe('large one');
  expect(withoutFirst(article, 'the')).toBe('the');
  expect(withoutFirst(said('hedge-before'), 'i think 2')).toBe('2');
  expect(withoutLast(said('hedge-behind'), '2 or so')).toBe('2');
  expect(withoutLast(said('hedge-behind'), 'maybe')).toBe('maybe');
});

test('a word is heard as a whole', () => {
  expect(holds(said('steps'), 'it was 8000 steps')).toBe(true);
  expect(holds(said('steps'), 'stepsister')).toBe(false);
});
