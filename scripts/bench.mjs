import './lib/node-version.mjs';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from './lib/data-folder.mjs';
import { prepare } from './lib/prepare.mjs';
import { report } from './lib/problem.mjs';

/** `npm run bench`: figures of this machine beside what is wanted of two cores and what the last run saw. `-- --quick` takes fewer samples. */
const quick = process.argv.includes('--quick');

async function measure() {
  const { measureReading } = await import('./lib/bench-reading.mjs');
  const { measureIdle, measureStart } = await import('./lib/bench-starting.mjs');
  const { measureTurns } = await import('./lib/bench-turns.mjs');
  const { startPostgres } = await import('./lib/postgres.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-bench-'));
  chmodSync(folder, 0o711);
  try {
    const first = await measureStart(folder);
    const second = await measureStart(folder);
    const reading = await measureReading(quick ? 4_000 : 20_000);
    const postgres = await startPostgres({ dataDir: folder });
    try {
      const turns = await measureTurns(postgres, folder, quick ? 200 : 1_000);
      const idle = await measureIdle(postgres, folder);
      return [
        { name: 'npm start, new data folder', unit: 's', value: first.start },
        { name: 'npm start, second', unit: 's', value: second.start, atMost: 3 },
        { name: 'stop', unit: 's', value: second.stop },
        { name: 'memory when idle', unit: 'MB', value: idle, atMost: 300 },
        { name: 'read, first line', unit: 's', value: reading.firstLine, atMost: 2 },
        { name: 'read, texts a second', unit: '/s', value: reading.perSecond, atLeast: 2_000 },
        { name: 'turn, median', unit: 'ms', value: turns.p50 },
        { name: 'turn, p95', unit: 'ms', value: turns.p95, atMost: 30 },
        { name: 'turns a second, one after the other', unit: '/s', value: turns.perSecond },
        { name: 'the same statements, bare', unit: '/s', value: turns.barePerSecond },
        { name: 'share of bare', unit: '', value: turns.perSecond / turns.barePerSecond },
        { name: 'statements a turn', unit: '', value: turns.statements },
      ];
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps the figures in the data folder and prints them beside those of the last run of the same size. */
function compareAndKeep(figures) {
  const folder = join(dataFolder(), 'bench');
  const file = join(folder, quick ? 'last-quick.json' : 'last.json');
  const last = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).figures : {};
  mkdirSync(folder, { recursive: true });
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
  const kept = { at: new Date().toISOString(), machine, figures: Object.fromEntries(figures.map(({ name, value }) => [name, value])) };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`\n${machine}\n`);
  console.log(`${''.padEnd(38)}${'now'.padStart(12)}${'wanted'.padStart(12)}${'last run'.padStart(12)}`);
  const show = (value, unit) => (value === undefined ? '·' : `${value >= 100 ? Math.round(value) : value.toPrecision(3)} ${unit}`.trim());
  for (const { name, unit, value, atMost, atLeast } of figures) {
    const wanted = atMost !== undefined ? `≤ ${show(atMost, unit)}` : atLeast !== undefined ? `≥ ${show(atLeast, unit)}` : '';
    const missed = value > (atMost ?? Infinity) || value < (atLeast ?? -Infinity) ? '  missed' : '';
    console.log(`${name.padEnd(38)}${show(value, unit).padStart(12)}${wanted.padStart(12)}${show(last[name], unit).padStart(12)}${missed}`);
  }
  console.log(`\nkept in ${file}`);
}

try {
  await prepare();
  compareAndKeep(await measure());
} catch (error) {
  process.exitCode = report(error);
}
