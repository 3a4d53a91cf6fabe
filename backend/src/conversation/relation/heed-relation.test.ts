import { talked } from '../../../test/support/talked.js';

/** What stands after some texts: of each entry its foods or activity. */
const standing = (...texts: string[]) =>
  talked(texts).state.entries.map((entry) => (entry.kind === 'meal' ? entry.items.map(({ name }) => name) : [entry.activity]));
const counted = (...texts: string[]) => standing(...texts).flat().length;

it.each([
  ['energy drink', 'a red bull, the sugar free kind'],
  ['bowl of pho', 'rare beef one, from the place on main'],
  ['chips', 'the cool ranch doritos'],
  ['café', 'un allongé de chez tim'],
])('%s, %s: what it was is no second meal', (first, second) => {
  expect(standing(first, second)).toHaveLength(1);
});

it.each([
  ['turkey sandwich', 'plus a handful of pretzels'],
  ['2 tacos', 'then a margarita'],
  ['ran 3 miles', 'also did 10 min of yoga'],
])('%s, %s: what was had or done besides is counted besides', (first, second) => {
  expect(counted(first, second)).toBe(2);
});

it('what was logged by mistake goes', () => {
  expect(standing('large pizza', 'oops that was my roommates order, take it off')).toEqual([]);
});

it('the same told once more, word for word, may be had twice', () => {
  expect(counted('banana', 'banana')).toBe(2);
});

it('a meal hours later is a meal of its own', () => {
  expect(talked(['greek yogurt', 'steak fajitas'], { apart: 4 * 3600 }).state.entries).toHaveLength(2);
});

it('food with figures of its own is logged whatever stood before', () => {
  expect(counted('salad 62 cal', 'salad 55 cal')).toBe(2);
});

it.each([['sushi', 'california roll and 2 salmon nigiri']])('%s, %s: what is hardly a meal of its own is asked about', (first, second) => {
  expect(counted(first, second)).toBe(1);
});
