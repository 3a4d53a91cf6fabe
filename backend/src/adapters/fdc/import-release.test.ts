import { mkdtempSync, readFileSync, truncateSync, writeFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMALL_RELEASE, writeFolder, writeZip } from '../../../test/support/small-release.js';
import { readText } from '../../reading/index.js';
import { readCsv } from './read-csv.js';
import { openRelease } from './release-source.js';
import { BrokenRelease, foodFile, ImportedFoods, importRelease, readFoodFile, removeFoodFile } from './index.js';

const dataDir = () => mkdtempSync(join(tmpdir(), 'data-'));
const context = {
  now: new Date('2026-11-21T17:00:00Z'),
  zone: 'America/New_York',
  country: 'US',
  meal: null,
  weightKg: null,
  memory: [],
} as const;

test('imports a folder: figures, portions, names, defaults, and says what was left out', async () => {
  const data = dataDir();
  const report = await importRelease(writeFolder(SMALL_RELEASE), data).catch((error: Error) => error);
  // One of four foods is an ingredient: three of four is less than a release must offer.
  expect(report).toBeInstanceOf(BrokenRelease);
  const whole = {
    ...SMALL_RELEASE,
    'food.csv': `${SMALL_RELEASE['food.csv']}\n"6","survey_fndds_food","Moon bread, plain","4202","2024-10-31"\n`,
    'food_nutrient.csv': `${SMALL_RELEASE['food_nutrient.csv']}20,6,208,260\n`,
  };
  const second = await importRelease(writeFolder(whole), data);
  expect(second).toMatchObject({ imported: 4, skipped: [{ reason: 'no food to eat', count: 1, examples: ['Thickener, as ingredient'] }] });
  const foods = (await readFoodFile(data))!;
  const soup = foods.find(({ code }) => code === '28300000')!;
  expect(soup).toMatchObject({
    code: '28300000',
    source: 'usda',
    aliases: ['swamp broth'],
    per100g: { calories: 50, protein: 2.5, carbs: 7, fat: 1 },
    standard: { quantity: 360 },
  });
  expect(soup.portions).toContainEqual({ text: '1 cup', grams: 240 });
  expect(foods.find(({ name }) => name.includes('cloud'))!.tags.has('drink')).toBe(true);
});

const FOUR = { ...SMALL_RELEASE, 'food.csv': SMALL_RELEASE['food.csv']!.replace(/^"4".*\n/m, '') };

test('imports a zip file and an address alike', async () => {
  const zip = writeZip(FOUR);
  const data = dataDir();
  expect((await importRelease(zip, data)).imported).toBe(3);
  const server = createServer((request, response) =>
    request.url === '/release.zip' ? response.end(readFileSync(zip)) : response.writeHead(404).end(),
  ).listen(0);
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetched = dataDir();
  expect((await importRelease(`${base}/release.zip`, fetched)).imported).toBe(3);
  const body = (path: string) => readFileSync(foodFile(path), 'utf8').split('\n').slice(1);
  expect(body(fetched)).toEqual(body(data));
  await expect(importRelease(`${base}/gone.zip`, fetched)).rejects.toThrow(/answered 404/);
  server.close();
});

test.each([
  ['a missing file', (files: Record<string, string>) => delete files['food_nutrient.csv'], /no food_nutrient\.csv/],
  [
    'an unknown layout',
    (files: Record<string, string>) => (files['food.csv'] = files['food.csv']!.replace('"description"', '"titre"')),
    /no column description/,
  ],
  ['a truncated file', (files: Record<string, string>) => (files['food.csv'] = files['food.csv']!.slice(0, -25)), /food\.csv breaks off/],
  [
    'a figure that is none',
    (files: Record<string, string>) => (files['food_nutrient.csv'] = files['food_nutrient.csv']!.replace('208,50', '208,lots')),
    /"lots"/,
  ],
  ['no foods', (files: Record<string, string>) => (files['food.csv'] = files['food.csv']!.split('\n')[0]!), /lists no survey/],
])('refuses %s in words and leaves the foods in use alone', async (_what, breakIt, words) => {
  const data = dataDir();
  await importRelease(writeFolder(FOUR), data);
  const before = statSync(foodFile(data)).mtimeMs;
  const files = { ...FOUR };
  breakIt(files);
  await expect(importRelease(writeFolder(files), data)).rejects.toThrow(words);
  await expect(importRelease(writeFolder(files), data)).rejects.toBeInstanceOf(BrokenRelease);
  expect(statSync(foodFile(data)).mtimeMs).toBe(before);
});

test('refuses a damaged zip and a place where nothing is', async () => {
  const zip = writeZip(FOUR);
  truncateSync(zip, 300);
  await expect(importRelease(zip, dataDir())).rejects.toBeInstanceOf(BrokenRelease);
  await expect(importRelease('/nowhere/at/all', dataDir())).rejects.toThrow(/There is no/);
});

test('a running process takes an import over, survives a damaged file, and goes back when it is removed', async () => {
  const data = dataDir();
  const problems: string[] = [];
  const foods = new ImportedFoods(data, (message) => problems.push(message));
  await foods.look();
  const calories = () => readText('a cup of marsh soup', context, foods.current()).meals[0]?.items[0];
  expect(calories()?.food).not.toBe('28300000');
  await importRelease(writeFolder(FOUR), data);
  await foods.look();
  expect(calories()).toMatchObject({ food: '28300000', source: 'usda', grams: 240 });
  expect(calories()?.nutrients?.calories).toBeCloseTo(120);
  writeFileSync(foodFile(data), `${readFileSync(foodFile(data), 'utf8')}rubbish`);
  await foods.look();
  expect(problems).toEqual([expect.stringContaining('damaged')]);
  expect(calories()?.food).toBe('28300000');
  expect(await removeFoodFile(data)).toBe(true);
  await foods.look();
  expect(calories()?.food).not.toBe('28300000');
});

test('refuses a field or a file of a size that no release has, before it fills the memory', async () => {
  const long = { ...FOUR, 'food.csv': `${FOUR['food.csv']!}"9","survey_fndds_food","${'x'.repeat(2_000_000)}","4202","2024-10-31"\n` };
  const error = await importRelease(writeZip(long), dataDir()).catch((one: Error) => one);
  expect(error).toBeInstanceOf(BrokenRelease);
  expect((error as Error).message).toMatch(/food\.csv .*(damaged|size)/);
  const rows = async (mostBytes: number) => {
    const source = await openRelease(writeZip(FOUR));
    let count = 0;
    for await (const _ of readCsv(source, 'food.csv', { columns: ['fdc_id'], mostBytes })) count += 1;
    return count;
  };
  expect(await rows(1_000_000)).toBeGreaterThan(2);
  await expect(rows(50)).rejects.toThrow('food.csv is larger than 50 bytes');
});
