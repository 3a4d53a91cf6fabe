import { talked } from '../../../test/support/talked.js';

/** What stands in the log after texts half a minute apart, each meal with its name and day: "lunch 2026-03-04: burger". */
function log(...texts: readonly string[]): string[] {
  return talked(texts).state.entries.map((entry) =>
    entry.kind === 'workout'
      ? `${entry.activity} ${entry.minutes}`
      : `${entry.meal} ${entry.localDate}: ${entry.items.map(({ name }) => name).join(', ')}`,
  );
}
const today = 'lunch 2026-03-04';

it.each([
  ['what it was not', ['vanilla latte', 'the latte was soy milk, not regular'], [`${today}: soy milk vanilla latte`]],
  ['what it was not, whatever it was', ['milk', 'the milk was 2%, not whatever you had'], [`${today}: 2% milk`]],
  ['what was lost', ['burger and onion rings', 'dropped the onion rings in the car'], [`${today}: hamburger`]],
  ['what was lost, alone', ['yogurt', 'spilled the yogurt all over the car'], []],
  ['what was had instead', ['bagel', 'remove the bagel i ate a muffin'], [`${today}: muffin`]],
  ['who got it', ['burger and fries', 'oh nvm i gave the fries to marcus, i was full'], [`${today}: hamburger`]],
  ['what was told twice', ['muffin', 'muffin', 'you logged the muffin twice, drop the second one'], [`${today}: muffin`]],
  ['when it was, and why', ['oatmeal', 'the oatmeal counts as a snack we had breakfast at 6'], ['snack 2026-03-04: oatmeal']],
  ['an evening without its apostrophe', ['burrito', 'the burrito was last nights dinner i fell asleep'], ['dinner 2026-03-03: burrito']],
])('%s is heard beside other words', (_, texts, entries) => {
  expect(log(...texts)).toEqual(entries);
});

it.each([
  ['asked', ['bagel', 'if the bagel was yesterday would that count today'], [`${today}: bagel`]],
  ['a number that counts', ['3 pancakes', "two of the pancakes were Walter's. i had one"], [`${today}: pancake`]],
])('%s is no reason that may be passed over', (_, texts, entries) => {
  expect(log(...texts)).toEqual(entries);
});
