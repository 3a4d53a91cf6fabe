import { builtInTable } from './built-in.js';
import { findFoods } from './find-foods.js';
import { foodRow } from './food-row.js';
import { lessonFaults, tidyLesson, withLessons } from './lesson.js';

const table = builtInTable();

test('a table that was taught a name finds the food by it, and the table before it does not', () => {
  const taught = withLessons(table, [{ kind: 'alias', food: 'oatmeal', language: 'en', words: 'zuvvelmush' }]);
  expect(findFoods('zuvvelmush', taught)[0]?.name).toBe('oatmeal');
  expect(findFoods('zuvvelmush', table)).toEqual([]);
});

test('a name is taught without the article and the number that it was said with', () => {
  const said = (words: string) => tidyLesson({ kind: 'alias', food: 'waffle', language: 'en', words });
  expect([said('A zorbcake'), said('2 zorbcakes'), said('the')]).toMatchObject([
    { words: 'zorbcake' },
    { words: 'zorbcakes' },
    { words: 'the' },
  ]);
});

test('a measure and a food of its own are taught too; what fits nothing changes nothing', () => {
  const oatmeal = table.byName.get('oatmeal')!;
  const row = foodRow({ ...oatmeal, name: 'qorvelu', aliases: [], fr: [], es: [], code: 'own-qorvelu' });
  const taught = withLessons(table, [
    { kind: 'portion', food: 'oatmeal', portion: '1 trough=900' },
    { kind: 'food', row },
    { kind: 'portion', food: 'no such food', portion: '1 cup=1' },
  ]);
  expect(taught.byName.get('oatmeal')!.portions).toContainEqual({ text: '1 trough', grams: 900 });
  expect(taught.byName.get('qorvelu')!.per100g.calories).toBe(oatmeal.per100g.calories);
  expect(taught.foods.length).toBe(table.foods.length + 1);
});

test('what is taken, unsound or of no form is refused with words', () => {
  expect(lessonFaults({ kind: 'alias', food: 'oatmeal', language: 'en', words: 'banana' }, table)).toEqual(['"banana" is banana already']);
  expect(lessonFaults({ kind: 'alias', food: 'gruel of yore', language: 'en', words: 'x' }, table)[0]).toMatch(/no food/);
  expect(lessonFaults({ kind: 'portion', food: 'oatmeal', portion: '1 cup=9000' }, table).join()).toMatch(/9000/);
  expect(lessonFaults({ kind: 'food', row: 'not a row' }, table)).toHaveLength(1);
  expect(lessonFaults({ kind: 'alias', food: 'oatmeal', language: 'en', words: 'zuvvelmush' }, table)).toEqual([]);
});
