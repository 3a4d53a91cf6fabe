import { dataFile } from './data-files.js';
import { parseFoodRows } from './food-row.js';
import { buildFoodTable } from './food-table.js';
import type { Lesson } from './lesson.js';
import { withLessons } from './lesson.js';
import { lessonsInFile } from './lessons-in-file.js';

const text = dataFile('foods.tsv');

test('a file that lessons were written into teaches what they teach, and no other row changes', () => {
  const lessons: Lesson[] = [
    { kind: 'alias', food: 'oatmeal', language: 'fr', words: 'zuvvelmush' },
    { kind: 'portion', food: 'oatmeal', portion: '1 trough=900' },
  ];
  const written = lessonsInFile(text, lessons);
  const [oatmeal, taught] = [buildFoodTable(parseFoodRows(written)), withLessons(buildFoodTable(parseFoodRows(text)), lessons)].map(
    (table) => table.byName.get('oatmeal'),
  );
  expect(oatmeal).toEqual(taught);
  const before = text.split('\n');
  expect(written.split('\n').filter((line, i) => line !== before[i])).toHaveLength(1);
  expect(lessonsInFile(written, lessons)).toBe(written);
});
