import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { readText, type Reading, type ReadItem } from '../../src/reading/index.js';

/** What a reading fixture says of one text. Only named fields are compared; `grams`, `minutes` and `calories` are ranges. */
interface ReadingFixture {
  text: string;
  meals?: { meal?: string | null; day?: number; time?: string | null; items: ItemFixture[] }[];
  workouts?: { activity: string; minutes?: Range; calories?: Range; distance?: string; day?: number }[];
  asides?: string[];
  language?: string;
}

interface ItemFixture {
  name: string;
  quantity?: number;
  unit?: string;
  size?: string;
  grams?: Range;
  calories?: Range;
  mods?: string[];
  unknown?: true;
}

type Range = [low: number, high: number];

interface ReadingFile {
  why: string;
  now: string;
  zone: string;
  texts: ReadingFixture[];
}

const root = join(__dirname, '../../../nlp-fixtures');
const files = ['meals', 'workouts'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file)),
);

const within = (value: number | null | undefined, [low, high]: Range): boolean =>
  typeof value === 'number' && value >= low && value <= high;

function itemProblems(item: ReadItem, want: ItemFixture): string[] {
  const out: string[] = [];
  if (item.name !== want.name) out.push(`name ${item.name}, not ${want.name}`);
  if (want.quantity !== undefined && Math.abs(item.quantity - want.quantity) > 0.01)
    out.push(`quantity ${item.quantity}, not ${want.quantity}`);
  if (want.unit !== undefined && item.unit !== want.unit) out.push(`unit ${item.unit}, not ${want.unit}`);
  if (want.size !== undefined && item.size !== want.size) out.push(`size ${item.size}, not ${want.size}`);
  if (want.grams && !within(item.grams, want.grams)) out.push(`${item.grams} g, not ${want.grams.join(' to ')}`);
  if (want.calories && !within(item.nutrients?.calories, want.calories))
    out.push(`${item.nutrients?.calories} kcal, not ${want.calories.join(' to ')}`);
  if (want.unknown && item.nutrients !== null) out.push('figures for an unknown food');
  for (const mod of want.mods ?? []) if (!item.mods.some((own) => own.includes(mod))) out.push(`"${mod}" is lost`);
  return out.map((problem) => `${want.name}: ${problem}`);
}

function problems(reading: Reading, want: ReadingFixture): string[] {
  const out: string[] = [];
  const meals = want.meals ?? [];
  const workouts = want.workouts ?? [];
  if (reading.meals.length !== meals.length)
    out.push(`${reading.meals.length} meals: ${reading.meals.map((meal) => meal.items.map((item) => item.name).join(', ')).join(' / ')}`);
  meals.forEach((meal, i) => {
    const got = reading.meals[i];
    if (!got) return;
    if (meal.meal !== undefined && got.meal !== meal.meal) out.push(`meal ${got.meal}, not ${meal.meal}`);
    if (meal.day !== undefined && got.day !== meal.day) out.push(`day ${got.day}, not ${meal.day}`);
    if (meal.time !== undefined && got.time !== meal.time) out.push(`time ${got.time}, not ${meal.time}`);
    if (got.items.length !== meal.items.length) out.push(`items ${got.items.map((item) => item.name).join(', ')}`);
    meal.items.forEach((item, k) => got.items[k] && out.push(...itemProblems(got.items[k]!, item)));
  });
  if (reading.workouts.length !== workouts.length) out.push(`${reading.workouts.length} workouts`);
  workouts.forEach((workout, i) => {
    const got = reading.workouts[i];
    if (!got) return;
    if (got.activity !== workout.activity) out.push(`activity ${got.activity}, not ${workout.activity}`);
    if (workout.minutes && !within(got.minutes, workout.minutes)) out.push(`${got.minutes} minutes`);
    if (workout.calories && !within(got.calories, workout.calories)) out.push(`${got.calories} kcal`);
    if (workout.distance !== undefined && got.distance !== workout.distance) out.push(`distance ${got.distance}`);
    if (workout.day !== undefined && got.day !== workout.day) out.push(`day ${got.day}`);
  });
  if (want.asides && want.asides.join() !== reading.asides.map((aside) => aside.stance).join())
    out.push(`asides ${reading.asides.map((aside) => aside.stance).join()}`);
  if (want.language && reading.language !== want.language) out.push(`language ${reading.language}`);
  return out;
}

test('there are reading fixtures of both kinds', () => {
  expect(files.filter((file) => file.startsWith('meals')).length).toBeGreaterThan(5);
  expect(files.filter((file) => file.startsWith('workouts')).length).toBeGreaterThan(0);
});

describe.each(files)('%s', (file) => {
  const { why, now, zone, texts } = load(readFileSync(join(root, file), 'utf8')) as ReadingFile;
  test('says why', () => expect(why.length).toBeGreaterThan(10));
  test.each(texts.map((fixture) => [fixture.text, fixture] as const))('%s', (text, fixture) => {
    const reading = readText(text, { now: new Date(now), zone, country: 'US', meal: null, weightKg: 70, memory: [] });
    expect(problems(reading, fixture)).toEqual([]);
  });
});
