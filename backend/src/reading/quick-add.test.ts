import { bareEnergy, takeFigures } from './quick-add.js';
import { shareOut, takeShares } from './shares.js';

test.each([
  ['450 cal', 450],
  ['+300', 300],
  ['about 600 calories', 600],
  ['had 450 kcal', 450],
  ['1200', null],
  ['burrito 650 cal', null],
  ['3 eggs', null],
])('%s', (text, kcal) => expect(bareEnergy(text)).toBe(kcal));

test('two macros, or one beside the energy, are figures; one alone is a food', () => {
  expect(takeFigures('40p 55c 18f').figures).toMatchObject({ protein: 40, carbs: 55, fat: 18, calories: null });
  expect(takeFigures('protein shake 30g protein 150 cal').figures).toMatchObject({ protein: 30, calories: 150 });
  expect(takeFigures('30g protein bar').figures).toBeNull();
  expect(takeFigures('burger 40g protein, 55g carbs').rest).toBe('burger');
});

test.each([
  ['1 lb ground turkey split over 4 meals, this is one of them', 0.25, '1 lb ground turkey .'],
  ['lasagna, had 1 of 6 servings', 1 / 6, 'lasagna'],
  ['split a pizza with my wife', 0.5, 'split a pizza'],
  ['shared a large popcorn with my wife, i had about a third', null, 'shared a large popcorn . i had about a third'],
  ['funnel cake, shared with 3 friends', 0.25, 'funnel cake'],
  ['me and my wife split a steak', 0.5, 'a steak'],
  ['pizza partagee entre 4 personnes', 0.25, 'pizza'],
  ['wings with 3 friends', null, 'wings'],
  ['split pea soup', null, 'split pea soup'],
  ['2 eggs', null, '2 eggs'],
])('%s', (text, share, rest) => {
  const taken = takeShares(text);
  expect(taken.share).toEqual(share);
  expect(taken.rest.replace(/\s+/g, ' ')).toBe(rest);
});

test('the energy of a serving is taken times the servings', () => {
  const taken = takeShares('label says 160 per serving, i had 2.5 servings of the granola');
  expect(taken.perServing).toBe(160);
  const clause = {
    words: '2.5 servings of the granola',
    items: [
      {
        name: 'granola',
        quantity: 2.5,
        unit: 'serving',
        size: null,
        grams: 100,
        nutrients: null,
        source: 'builtin' as const,
        food: null,
        assumed: true,
        assumption: null,
        mods: [],
        words: '',
        choices: [],
        sureness: 1,
      },
    ],
  };
  shareOut({ rest: '', share: null, first: false, told: false, perServing: 160 }, [clause]);
  expect(clause.items[0]!.nutrients).toMatchObject({ calories: 400 });
});
