import { buildFoodTable } from './food-table.js';
import { parseFoods } from './parse-table.js';
import { withImported } from './with-imported.js';

const ravioli = 'ravioli | meat ravioli | 120 6 15 4 1.5 2 2 1 300 0 | cup=250 | 1 cup | 58131320 | dish';
const release = [
  'ravioli, meat-filled, with sauce | | 125 6 15 4 1.5 2 2 1 300 0 | piece=38; cup=200 | 1 cup | 58131320 | dish',
  'ravioli | | 999 6 15 4 1.5 2 2 1 300 0 | piece=1 | 1 piece | 58131399 | dish',
].join('\n');

test('a built-in food keeps its name, figures and weights, and takes the measures it lacks from the same food of the release', () => {
  const table = withImported(buildFoodTable(parseFoods(ravioli)), parseFoods(release));
  expect(table.foods.map(({ name }) => name)).toEqual(['ravioli', 'ravioli, meat-filled, with sauce']);
  expect(table.byName.get('ravioli')).toMatchObject({
    per100g: { calories: 120 },
    portions: [
      { unit: 'cup', grams: 250 },
      { unit: 'piece', grams: 38 },
    ],
  });
});
