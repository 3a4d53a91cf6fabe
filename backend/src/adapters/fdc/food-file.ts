import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Food } from '../../food/food.js';
import { FOOD_COLUMNS, foodRow, parseFoodRows } from '../../food/food-row.js';

/** Format of the file. A file of another version is not read; import the release again. */
const VERSION = 2;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Where an imported release is kept. */
export const foodFile = (dataDir: string): string => join(dataDir, 'foods', 'release.txt');

/** Writes the foods beside the file in use and switches by renaming, so that a reader sees the old file or the new one, whole. */
export async function writeFoodFile(dataDir: string, foods: readonly Food[], title: string): Promise<string> {
  const path = foodFile(dataDir);
  const body = `${[FOOD_COLUMNS.join('\t'), ...foods.map(foodRow)].join('\n')}\n`;
  const fresh = `${path}.${process.pid}.new`;
  await mkdir(join(dataDir, 'foods'), { recursive: true });
  await writeFile(fresh, `# mealtext foods ${VERSION} ${foods.length} ${hash(body)} ${title.replace(/\s+/g, ' ')}\n${body}`);
  await rename(fresh, path);
  return path;
}

export async function removeFoodFile(dataDir: string): Promise<boolean> {
  const there = (await foodFileStamp(dataDir)) !== null;
  await rm(foodFile(dataDir), { force: true });
  return there;
}

/** Changes whenever another file is switched in; null when there is none. */
export async function foodFileStamp(dataDir: string): Promise<string | null> {
  const found = await stat(foodFile(dataDir)).catch(() => null);
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : null;
}

/** The imported foods; null when there are none. Throws, saying why, for a file that is damaged or of another version. */
export async function readFoodFile(dataDir: string): Promise<Food[] | null> {
  const path = foodFile(dataDir);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const end = text.indexOf('\n');
  const [, version, count, sum] = /^# mealtext foods (\d+) (\d+) ([0-9a-f]{64}) /.exec(text.slice(0, end + 1)) ?? [];
  const body = text.slice(end + 1);
  if (version !== String(VERSION)) throw new Error(`${path} is of another version; import the release again.`);
  if (sum !== hash(body)) throw new Error(`${path} is damaged; import the release again.`);
  const foods = parseFoodRows(body).map((food) => ({ ...food, source: 'usda' as const }));
  if (foods.length !== Number(count)) throw new Error(`${path} holds ${foods.length} foods instead of ${count}; import the release again.`);
  return foods;
}
