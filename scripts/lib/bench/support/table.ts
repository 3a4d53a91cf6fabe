import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from '../../data-folder.js';
import { readJson } from '../../read-json.js';
import type { BenchLine } from './bench-line.js';

type Bounds = Pick<BenchLine, 'atMost' | 'atLeast'>;

/** Prints lines beside those of the last run of the same size, and keeps them in the data folder. */
export function compareAndKeep(lines: BenchLine[], { quick }: { quick: boolean }): void {
  const folder = join(dataFolder(), 'bench');
  const file = join(folder, quick ? 'last-quick.json' : 'last.json');
  const last = existsSync(file) ? readJson<{ lines: BenchLine[] }>(file) : { lines: [] };
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
  const load = loadavg()[0] ?? 0;
  const judged = lines.map((line) => ({ ...line, pass: passes(line) }));
  const before = new Map(last.lines.map((line) => [line.name, line.figure]));

  console.log(`\n${machine}; load of the machine ${load.toFixed(1)}\n`);
  console.log(row('', 'now', 'wanted', '', 'last run', 'to its floor'));
  for (const { name, figure, unit, pass, ratio, floor, ...wanted } of judged)
    console.log(
      row(
        name,
        show(figure, unit),
        targetOf(wanted, unit),
        pass === null ? '' : pass ? 'pass' : 'MISS',
        show(before.get(name), unit),
        ratio === undefined ? '' : `${show(ratio, '×')}${floor ? ` (${floor})` : ''}`,
      ),
    );
  const missed = judged.filter(({ pass }) => pass === false).length;
  console.log(missed ? `\n${missed} missed` : '\nall that is wanted is reached');

  mkdirSync(folder, { recursive: true });
  // What this run left out keeps its figure of before.
  const kept = [...judged, ...last.lines.filter((line) => !judged.some(({ name }) => name === line.name))];
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, load, lines: kept }, null, 2)}\n`);
  console.log(`kept in ${file}`);
}

function row(name: string, now: string, wanted: string, pass: string, last: string, ratio: string): string {
  return `${name.padEnd(40)}${now.padStart(12)}${wanted.padStart(14)}${pass.padStart(6)}${last.padStart(13)}  ${ratio}`.trimEnd();
}

function show(value: number | null | undefined, unit: string): string {
  if (value === undefined || value === null || Number.isNaN(value)) return '·';
  return `${Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))} ${unit}`.trim();
}

function passes({ figure, atMost, atLeast }: BenchLine): boolean | null {
  if (Number.isNaN(figure)) return false;
  if (atMost === undefined && atLeast === undefined) return null;
  return figure <= (atMost ?? Infinity) && figure >= (atLeast ?? -Infinity);
}

function targetOf({ atMost, atLeast }: Bounds, unit: string): string {
  return atMost !== undefined ? `≤ ${show(atMost, unit)}` : atLeast !== undefined ? `≥ ${show(atLeast, unit)}` : '';
}
