import { talked } from '../../../test/support/talked.js';

/** What stands in the log after texts half a minute apart: "lunch 2026-03-04: 2 burger". */
function log(...texts: readonly string[]): string[] {
  return talked(texts).state.entries.map((entry) =>
    entry.kind === 'workout'
      ? `${entry.activity} ${entry.minutes}`
      : `${entry.meal} ${entry.localDate}: ${entry.items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} ${name}`)).join(', ')}`,
  );
}
const today = 'lunch 2026-03-04';

it.each([
  ['what was not there', ['ham sandwich and pretzels', 'wait no pretzels that was on friday or so'], [`${today}: ham sandwich`]],
  ['why it goes', ['burger and onion rings', 'remove the onion rings, the line was long and we had to run'], [`${today}: hamburger`]],
  ['one of two, and why', ['2 bagels', 'take off the second bagel, my boss showed up hungry'], [`${today}: bagel`]],
  ['what was served in its place', ['tea and a brownie', 'scratch the brownie they gave me a muffin'], [`${today}: tea, muffin`]],
  ['on which day it was', ['meatloaf', 'dang that was yesterdays supper i keep forgetting to text'], ['dinner 2026-03-03: meatloaf']],
  ['how it was found out', ['chicken, 1 cup rice', 'put the rice on the scale after, it was 2 cups'], [`${today}: chicken, 2 rice`]],
  ['taken back whole', ['pancakes', 'nah undo that last bit my thumb slipped'], []],
  ['taken back in other words', ['pancakes', 'eh forget i said that last thing'], []],
  ['a number, before it is read as food', ['biked 30 min', 'heyy no 45'], ['cycling 45']],
  ['what was meant, behind a change', ['chicken, 1 cup rice', 'make it 2 cups', 'the rice obviously'], [`${today}: chicken, 2 rice`]],
  ['in French', ['un sandwich et des chips', 'laisse faire les chips j en ai finalement pas pris ça'], [`${today}: sandwich`]],
  ['in Spanish', ['hamburguesa y una malta', 'quita la malta, era de mi primo'], [`${today}: hamburger`]],
])('%s is heard among words that change nothing', (_, texts, entries) => {
  expect(log(...texts)).toEqual(entries);
});

it.each([
  ['a plan', ['pancakes', 'gonna have more pancakes with my sister on sunday'], [`${today}: pancake`]],
  ['a meal told behind a slip', ['pancakes', 'sorry, had a bagel and juice too'], [`${today}: pancake, bagel, fruit juice`]],
  ['news', ['pancakes', 'the meeting was so long again'], [`${today}: pancake`]],
  ['what was gone back for', ['3 tacos', 'had to go back to the truck for my wallet'], [`${today}: 3 taco`]],
  ['what never was told', ['beef stew', 'no jerky that is what you put last time'], [`${today}: beef stew`]],
])('%s is no correction', (_, texts, entries) => {
  expect(log(...texts)).toEqual(entries);
});

it('asks by what would stand where a telling word is left, and does it behind a yes', () => {
  const asked = ['burger and a coke', 'remove the coke, i was at the movies with some candy'];
  expect(talked(asked).state.pending?.ask).toBe('check');
  expect(log(...asked)).toEqual([`${today}: hamburger, coke`]);
  expect(log(...asked, 'yes')).toEqual([`${today}: hamburger`]);
  expect(log(...asked, 'no')).toEqual([`${today}: hamburger, coke`]);
});

it('takes an hour for what it was told as', () => {
  const { state } = talked(['yogurt at 10', '9 i mean not 10']);
  expect(state.entries.map(({ localTime }) => localTime)).toEqual(['09:00']);
});
