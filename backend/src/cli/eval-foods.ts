import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BrokenRelease, importRelease, readFoodFile } from '../adapters/fdc/index.js';
import { builtInTable } from '../food/index.js';
import { withImported } from '../food/with-imported.js';
import { grade, type Graded } from './eval-foods/grade.js';
import { releaseTruth } from './eval-foods/release-truth.js';
import { reached, report, summarise } from './eval-foods/report.js';
import { sentences } from './eval-foods/sentences.js';
import { hearLine, type ReadLineOptions } from './read-line.js';

const USAGE = 'usage: eval:foods -- <unpacked release folder> [--seed n] [--sentences n] [--failures n] [--as meal|auto]';

/** A fixed noon, so that no report depends on the day it was made. */
const NOW = new Date('2025-06-10T16:30:00Z');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    sentences: { type: 'string', default: '6000' },
    failures: { type: 'string', default: '0' },
    as: { type: 'string', default: 'auto' },
  },
});
const folder = positionals[0];
const [seed, count, failures] = [values.seed, values.sentences, values.failures].map(Number) as [number, number, number];
if (!folder || ![seed, count, failures].every(Number.isInteger) || !/^(?:meal|auto)$/.test(values.as)) {
  console.error(USAGE);
  process.exit(2);
}

// The same file that `foods:import` makes and every process reads, in a folder of its own.
const dataDir = await mkdtemp(join(tmpdir(), 'eval-foods-'));
try {
  const { imported } = await importRelease(folder, dataDir);
  const options: ReadLineOptions = {
    as: values.as as 'meal' | 'auto',
    now: NOW,
    zone: 'America/New_York',
    table: withImported(builtInTable(), (await readFoodFile(dataDir)) ?? []),
  };
  const truths = await releaseTruth(folder);
  console.log(`${imported} foods imported, seed ${seed}`);
  const graded: Graded[] = sentences(truths, count, seed).map((sentence) => {
    const items = hearLine(sentence.text, options).meals.flatMap((meal) => meal.items);
    const sum = (of: (item: (typeof items)[number]) => number) => items.reduce((total, item) => total + of(item), 0);
    return grade(sentence, { grams: sum((item) => item.grams ?? 0), kcal: sum((item) => item.nutrients?.calories ?? 0) });
  });
  console.log(report(graded, failures).join('\n'));
  if (!reached(summarise(graded))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof BrokenRelease)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await rm(dataDir, { recursive: true });
}
