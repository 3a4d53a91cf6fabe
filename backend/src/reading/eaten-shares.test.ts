import { context } from '../../test/support/reading-context.js';
import { eatenShares, shareOfAll } from './eaten-shares.js';
import { readText } from './read.js';

const shares = (text: string): string[] =>
  readText(text, context, undefined, 'meal').meals.flatMap(({ items }) =>
    items.map(({ name, quantity }) => `${quantity.toFixed(2)} ${name}`),
  );

test.each([
  ['pizza, left a third of it', 'pizza, 2/3 of it'],
  ['left half the potatoes', '1/2 the potatoes'],
  ['nachos but left about a quarter', 'nachos but 3/4'],
  ["pizza, j'en ai laisse la moitie", "pizza, j'en ai 1/2"],
  ['lasagna, i only finished 60%', 'lasagna, i only finished 60/100'],
  ['75% of a burrito bowl', '75/100 of a burrito bowl'],
  ['left a quarter pounder for my son', 'left a quarter pounder for my son'],
  ['2% milk and 85% dark chocolate', '2% milk and 85% dark chocolate'],
])('%j is %j', (text, eaten) => expect(eatenShares(text)).toBe(eaten));

test('a share of everything is of all', () => {
  expect(shareOfAll('burger and fries, only ate half of everything')).toEqual({ rest: 'burger and fries', share: 0.5 });
  expect(shareOfAll('half of it all')).toBeNull();
});

test.each([
  ['burger and fries, only ate half of everything', ['0.50 hamburger', '0.50 french fries']],
  ['pizza y refresco, solo comi la mitad de todo', ['0.50 pizza', '0.50 soda']],
  ['steak, mashed potatoes, green beans. left half the potatoes', ['1.00 steak', '0.50 mashed potatoes', '1.00 green beans']],
  ['club sandwich and soup. only had half the sandwich', ['0.50 club sandwich', '1.00 soup']],
  ['steak and fries, only got through half', ['0.50 steak', '0.50 french fries']],
  ['burger, i could only eat half of it', ['0.50 hamburger']],
  ['steak and fries, could only eat half the fries', ['1.00 steak', '0.50 french fries']],
  ['half a bagel. HALF', ['0.50 bagel']],
  ['nachos split 4 ways, plus a beer for me', ['0.25 nachos', '1.00 beer']],
])('%j', (text, items) => expect(shares(text)).toEqual(items));

test.each([
  ['a muffin and a latte, tossed half the muffin', ['0.50 muffin', '1.00 latte']],
  ['soup and a roll. ate half the roll', ['1.00 soup', '0.50 dinner roll']],
  ['quesadilla cut in quarters, ate 3 of the 4 pieces', ['0.75 quesadilla']],
  ['burrito cut into thirds and i had 2', ['0.67 burrito']],
  ['3 wings, then 4 more, then 2 more', ['9.00 chicken wing']],
  ['2 pancakes then 1 more with syrup', ['3.00 pancake', '1.00 syrup']],
  ['dos tacos, luego 2 mas', ['4.00 taco']],
  ['deux biscuits puis 3 autres', ['5.00 biscuit']],
])('%j: so much of what was named before', (text, eaten) => expect(shares(text)).toEqual(eaten));

test.each([
  ['shared a large pizza with friends, had 3 slices', ['3.00 pizza']],
  ['split a cheese pizza with my brother, i personally have had 2 slices', ['2.00 cheese pizza']],
  ['medium pizza, 8 slices, i had 3 she had the rest', ['3.00 pizza']],
  ['shared a pizza with my wife, had 2 beers', ['0.50 pizza', '2.00 beer']],
])('%j: what somebody had of it themselves is theirs', (text, eaten) => expect(shares(text)).toEqual(eaten));
