import { builtInTable } from './built-in.js';
import { checkFoods } from './check.js';
import { TABLE_EXCEPTIONS } from './exceptions.js';
import { foodOf } from '../../test/support/food-of.js';

test('the built-in table holds at least 3,000 foods and breaks no rule unexplained', () => {
  const { foods } = builtInTable();
  expect(foods.length).toBeGreaterThanOrEqual(3000);
  expect(checkFoods(foods, TABLE_EXCEPTIONS)).toEqual([]);
});

test.each([
  ['energy', 'plum', '300 0.7 11 0.3 0 0.2 9.9 1.4 0 0', '1 piece=66', '1 piece', /300 kcal/],
  ['parts of fat', 'oil', '884 0 0 10 14 80 0 0 0 0', '1 tbsp=14', '1 tbsp', /kcal/],
  ['portions', 'bread', '265 9 49 3 0.7 2 5 2.7 490 0', '1 slice=900', '1 slice', /1 slice of 900 g/],
  ['sizes', 'apple', '52 0.3 14 0.2 0 0.1 10 2.4 1 0', '1 small=300; 1 medium=180; 1 large=220', '1 small', /do not grow/],
])('%s out of bounds is found', (_rule, name, figures, portions, standard, what) => {
  expect(
    checkFoods([foodOf({ name, figures, portions, standard })])
      .map((finding) => finding.what)
      .join('; '),
  ).toMatch(what);
});

test('an alias of two foods and an exception that nothing needs are found', () => {
  const fizz = (name: string) => foodOf({ name, en: 'fizz', figures: '40 0 10 0 0 0 10 0 0 0', portions: '1 can=355', standard: '1 can' });
  const found = checkFoods([fizz('pop'), fizz('soda')], { pop: 'none' });
  expect(found).toContainEqual({ food: 'soda', what: '"fizz" is also pop' });
  expect(found).toContainEqual({ food: 'pop', what: 'the exception is not needed' });
});
