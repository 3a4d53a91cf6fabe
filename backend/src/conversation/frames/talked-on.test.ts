import { talked } from '../../../test/support/talked.js';

/** What stands in the log after texts half a minute apart: "2 slice pizza, 1 cola", "running 45". */
function log(...texts: readonly string[]): string[] {
  return talked(texts).state.entries.map((entry) =>
    entry.kind === 'workout'
      ? `${entry.activity} ${entry.minutes}`
      : entry.items.map(({ quantity, unit, name }) => [quantity, ...(unit === 'count' ? [] : [unit]), name].join(' ')).join(', '),
  );
}

it.each([
  ['another number in the same breath', ['4 tamales', '5. lost count'], ['5 tamale']],
  ['minutes in the same breath', ['bike 30 min', '45'], ['cycling 45']],
  ['whose the other one was', ['2 bowls of chili', "1 bowl. the other bowl was Tim's"], ['1 bowl chili']],
  ['what there was none of', ['pasta and butter', 'pasta 200 g, butter nil'], ['200 g pasta']],
  ['which kind it was', ['milk and a banana', 'the milk was the skim kind'], ['1 skim milk, 1 banana']],
  ['what was left', ['300 g rice', 'left 80 g'], ['220 g rice']],
  ['a share of one food', ['ham sandwich and chips', 'make that half the sandwich'], ['0.5 ham sandwich, 1 potato chips']],
  ['how it was before', ['2 eggs', 'make it 4', 'no, leave it as it was'], ['2 egg']],
  ['back to a number', ['2 eggs', 'make it 4', 'go back to 3'], ['3 egg']],
  ['who had which', ['steak and salmon', 'i had the salmon, my wife had the steak'], ['1 salmon']],
  ['one of several', ['2 tacos', 'one was fish'], ['1 taco, 1 fish taco']],
  ['what slipped', ['4 eggs', 'mom brain, it was 3 eggs'], ['3 egg']],
  ['what was left out of a dish', ['coffee with sugar', 'zero sugar'], ['1 coffee']],
])('%s is put right', (_, texts, entries) => {
  expect(log(...texts)).toEqual(entries);
});

it.each([
  [['my wife had 4 tacos i had 2'], ['2 taco']],
  [['mis hijos comieron 3 tacos, yo 1'], ['1 taco']],
  [['my husband had the ribs i had a salad'], ['1 garden salad']],
  [['quit sugar this month so just black coffee'], ['1 black coffee']],
  [['skipped the bread so just soup'], ['1 soup']],
])('%s: the own part is logged', (texts, entries) => {
  expect(log(...texts)).toEqual(entries);
});

it.each([
  [['pizza tonight'], []],
  [['burger later', 'had it'], ['1 hamburger']],
  [['going to run later', 'done, 30 min'], ['running 30']],
  [['planning on pizza', 'that was lunch'], ['1 pizza']],
  [['whole pizza', 'chickened out, had a salad'], ['1 garden salad']],
  [['fried chicken', 'scratch that country ham with two eggs'], ['1 country ham, 2 egg']],
])('%s: what came of it is logged', (texts, entries) => {
  expect(log(...texts)).toEqual(entries);
});

it('says nothing done of what it cannot place', () => {
  expect(log('2 tacos', 'my son ate both')).toEqual(['2 taco']);
  expect(log('chips and salsa', 'the chips were eh')).toEqual(['1 tortilla chips, 1 salsa']);
});
