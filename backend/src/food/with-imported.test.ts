import { foodOf } from '../../test/support/food-of.js';
import { buildFoodTable } from './food-table.js';
import { withImported } from './with-imported.js';

const figures = '120 6 15 4 1.5 2 2 1 300 0';
const ravioli = foodOf({ name: 'ravioli', en: 'meat ravioli', code: '58131320', figures, portions: '1 cup=250', standard: '1 cup' });
const release = [
  foodOf({
    name: 'ravioli, meat-filled, with sauce',
    code: '58131320',
    figures: '125 6 15 4 1.5 2 2 1 300 0',
    portions: '1 piece=38; 1 cup=200',
    standard: '1 cup',
  }),
  foodOf({ name: 'ravioli', code: '58131399', figures: '999 6 15 4 1.5 2 2 1 300 0', portions: '1 piece=1', standard: '1 piece' }),
  foodOf({ name: 'ravioli, plain', code: '58131300', figures: '125 6 15 4 1.5 2 2 1 300 0', portions: '1 cup=200', standard: '1 cup' }),
];

test('a built-in food keeps its name, figures and weights, and stands for the same food of the release, whose measures it takes where it lacks them', () => {
  const table = withImported(buildFoodTable([ravioli]), release);
  expect(table.foods.map(({ name }) => name)).toEqual(['ravioli', 'ravioli, plain']);
  expect(table.byName.get('ravioli')).toMatchObject({
    per100g: { calories: 120 },
    portions: [
      { text: '1 cup', grams: 250 },
      { text: '1 piece', grams: 38 },
    ],
  });
});
