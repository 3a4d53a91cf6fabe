import { builtInTable } from './built-in.js';
import { findFoods, foodByName, foodOfItem } from './find-foods.js';
import { buildFoodTable } from './food-table.js';
import { foodOf } from '../../test/support/food-of.js';

const table = builtInTable();

test.each([
  ['eggs', 'egg'],
  ['2% milk', '2% milk'],
  ['huevos', 'egg'],
  ['beurre de pinottes', 'peanut butter'],
  ['OJ', 'orange juice'],
  ['doughnut', 'doughnut'],
  ['toast', 'toast'],
])('%s is %s', (words, name) => {
  expect(foodByName(words, table)?.name).toBe(name);
});

test('words in common rank foods, and nothing is made of none', () => {
  expect(findFoods('chicken salad', table, 5).map((food) => food.name)).toContain('chicken salad');
  expect(findFoods('flurbnik', table)).toEqual([]);
});

test('an item is found again under the alias that it is shown by', () => {
  const form = table.forms.food.findIndex((at, i) => table.forms.shown(i) !== table.foods[at]!.name);
  const food = table.foods[table.forms.food[form]!]!;
  expect(foodOfItem({ name: table.forms.shown(form), food: food.code }, table)).toBe(food);
});

test('a table of other foods can be built, the first of two equal names winning', () => {
  const zing = (name: string, code: string) =>
    foodOf({ name, code, figures: '40 0 10 0 0 0 10 0 0 0', portions: '1 can=355', standard: '1 can', tags: 'drink' });
  const two = buildFoodTable([zing('zing', '1'), zing('zings', '2')]);
  expect(foodByName('zing', two)?.code).toBe('1');
  expect(two.foods).toHaveLength(2);
});
