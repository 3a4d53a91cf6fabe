import { readdirSync } from 'node:fs';
import { startPostgres } from '../../postgres.js';
import { at } from '../../../bootstrap/root.mjs';
import type { BenchLine, Measure } from './bench-line.js';

const folder = at('scripts/lib/bench');
/** In this order where they are there; parts that nobody put in order come last. */
const order = ['start', 'read', 'turn', 'partitions', 'ack', 'delivery', 'notify', 'queue', 'reminders', 'api', 'console', 'memory'];

/** Every file of the folder is a part, and exports its `measure`. */
export const partNames = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));

function rank(name: string): number {
  return order.indexOf(name) + 1 || order.length + 1;
}

/** Measures parts one after the other, so that none disturbs another. A part that fails is a line that says so. */
export async function measureParts(names: string[], { quick, folder: dataDir }: { quick: boolean; folder: string }): Promise<BenchLine[]> {
  const postgres = await startPostgres({ dataDir });
  try {
    const lines: BenchLine[] = [];
    for (const name of names) {
      const began = performance.now();
      process.stdout.write(`${name} … `);
      const { measure } = (await import(`../${name}.js`)) as { measure: Measure };
      try {
        lines.push(...(await measure({ quick, postgres, folder: dataDir })));
        console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
      } catch (error) {
        console.log('failed');
        console.error(error);
        lines.push({ name: `${name}: failed`, figure: NaN, unit: '' });
        process.exitCode = 1;
      }
    }
    return lines;
  } finally {
    await postgres.stop();
  }
}
