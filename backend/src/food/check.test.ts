import { builtInTable } from './built-in.js';
import { checkFoods } from './check.js';
import { TABLE_EXCEPTIONS } from './exceptions.js';
import { parseFood } from './parse-table.js';

test('the built-in table holds at least 3,000 foods and breaks no rule unexplained', () => {
  const { foods } = builtInTable();
  expect(foods.length).toBeGreaterThanOrEqual(3000);
  expect(checkFoods(foods, TABLE_EXCEPTIONS)).toEqual([]);
});

test.each([
  ['energy', 'plum | | 300 0.7 11 0.3 0 0.2 9.9 1.4 0 0 | piece=66 | 1 piece | 63143010 | count', /300 kcal/],
  ['parts of fat', 'oil | | 884 0 0 10 14 80 0 0 0 0 | tbsp=14 | 1 tbsp | 82104000 |', /kcal/],
  ['portions', 'bread | | 265 9 49 3 0.7 2 5 2.7 490 0 | slice=900 | 1 slice | 51000100 |', /a {2}slice of 900 g/],
  ['sizes', 'apple | | 52 0.3 14 0.2 0 0.1 10 2.4 1 0 | small=300; medium=180; large=220 | 1 small | 63101000 |', /do not grow/],
])('%s out of bounds is found', (_rule, line, what) => {
  expect(
    checkFoods([parseFood(line)])
      .map((finding) => finding.what)
      .join('; '),
  ).toMatch(what);
});

test('an alias of two foods and an exception that nothing needs are found', () => {
  const line = (name: string): string => `${name} | fizz | 40 0 10 0 0 0 10 0 0 0 | can=355 | 1 can | 92410310 | drink`;
  const found = checkFoods([parseFood(line('pop')), parseFood(line('soda'))], { pop: 'none' });
  expect(found).toContainEqual({ food: 'soda', what: '"fizz" is also pop' });
  expect(found).toContainEqual({ food: 'pop', what: 'the exception is not needed' });
});
