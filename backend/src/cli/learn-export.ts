import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { makeDataSource, PostgresStaffLessons } from '../adapters/postgres/index.js';
import { loadConfig } from '../config/load-config.js';
import type { Lesson } from '../food/lesson.js';
import { lessonsInFile } from '../food/lessons-in-file.js';

// `npm run learn:export [-- --into FOLDER]`: what staff taught since the release, as rows of the food file and as a fixture, for the repository or
// into a folder to be looked at.
const ROOT = join(import.meta.dirname, '../../..');
const FOODS = join(ROOT, 'backend/data/foods.tsv');
const FIXTURE = join(ROOT, 'nlp-fixtures/meals/taught.yaml');
const asked = process.argv.indexOf('--into');
const folder = asked > 0 ? process.argv[asked + 1] : undefined;
const [foodsFile, fixtureFile] = folder ? [join(folder, 'foods.tsv'), join(folder, 'taught.yaml')] : [FOODS, FIXTURE];
const NAME = 1;

const dataSource = await makeDataSource(loadConfig(process.env).database.url, 1, 'mealtext learn:export').initialize();
const lessons = await published();
if (lessons.length) {
  writeFileSync(foodsFile, lessonsInFile(readFileSync(FOODS, 'utf8'), lessons));
  writeFileSync(fixtureFile, stringify(fixtureOf(lessons), { lineWidth: 160 }));
}
console.log(
  lessons.length
    ? `${lessons.length} written into ${folder ?? 'backend/data/foods.tsv and nlp-fixtures/meals/taught.yaml'}. Run npm run foods:check, read the diff, and take them back in the console once they are released.`
    : 'Nothing is published that the release lacks.',
);

/** Each name with the food that it means. */
function fixtureOf(all: readonly Lesson[]): object {
  const texts = all.flatMap((lesson) => {
    if (lesson.kind === 'portion') return [];
    const name = lesson.kind === 'food' ? lesson.row.split('\t')[NAME]! : lesson.food;
    return [{ text: lesson.kind === 'food' ? name : lesson.words, meals: [{ items: [{ name }] }] }];
  });
  return { why: 'Names and foods that staff taught.', now: '2025-06-10T23:05:00Z', zone: 'America/New_York', texts };
}

async function published() {
  try {
    return await new PostgresStaffLessons(dataSource).published();
  } finally {
    await dataSource.destroy();
  }
}
