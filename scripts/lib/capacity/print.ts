import { ASSUMPTIONS } from './assumption.js';
import type { Need, RowBytes } from './reckon.js';

type Line = [name: string, of: (need: Need) => number, unit: string];

const LINES: Line[] = [
  ['texts in a second, mean', (need) => need.textsInASecond, '/s'],
  ['texts in a second, busiest', (need) => need.textsInAtPeak, '/s'],
  ['cores of the product, busiest second', (need) => need.cores.application, ''],
  ['cores of PostgreSQL, busiest second', (need) => need.cores.database, ''],
  ['processes (one thread for turns each)', (need) => need.processes, ''],
  ['connections without a pooler', (need) => need.connections, ''],
  ['commits a second, busiest', (need) => need.commitsAtPeak, '/s'],
  ['databases of two cores, by commits', (need) => need.databases, ''],
  ['storage a year', (need) => need.terabytesAYear, 'TB'],
  ['segments out a second, busiest', (need) => need.segmentsAtPeak, '/s'],
  ['segments a second at eight, smeared', (need) => need.segmentsAtEight, '/s'],
  ['reminders due in the minute of eight', (need) => need.eight.reminders, ''],
  ['of these the last waits, spread by default', (need) => need.eight.lastWaitsS, 's'],
  ['of these later than a minute', (need) => need.eight.lateShare * 100, '%'],
  ['spread at which none is', (need) => need.eight.spreadWantedS, 's'],
  ['senders of 100 segments a second', (need) => need.senders, ''],
  ['carrier a month', (need) => need.dollarsAMonth.carrier, 'US $'],
  ['model a month', (need) => need.dollarsAMonth.model, 'US $'],
];

/** What so many users need, as a table in Markdown; then what it was reckoned from, and where that is from. */
export function tableOf(needs: readonly Need[], bytes: RowBytes): string {
  const head = ['reckoned for', ...needs.map(({ users }) => `${short(users)} users`)];
  const measured = Object.entries<number>({ ...bytes }).map(([table, size]): string[] => [
    `a row of ${table}, with its indexes`,
    `${Math.round(size)} bytes`,
    'measured',
    'this run',
  ]);
  const assumptions = Object.entries(ASSUMPTIONS).map(([name, { value, unit, kind, source }]): string[] => [
    name,
    `${value} ${unit}`,
    kind,
    source,
  ]);
  return [
    ...rows(
      head,
      LINES.map(([name, of, unit]) => [name, ...needs.map((need) => `${short(of(need))} ${unit}`.trim())]),
    ),
    '',
    ...rows(['from', 'value', 'kind', 'source'], [...measured, ...assumptions]),
  ].join('\n');
}

function rows(head: string[], body: string[][]): string[] {
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
}

/** Two digits that count: what is reckoned is no better than that. */
export function short(value: number): string {
  const rounded = Number(value.toPrecision(2));
  return rounded >= 1000 ? rounded.toLocaleString('en-US') : String(rounded);
}
