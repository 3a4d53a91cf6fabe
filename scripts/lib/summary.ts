import type { Row } from './run-steps.js';

/** Prints the table of a run and, last and alone on its line, the counts. Returns the exit code. */
export function printSummary(rows: Row[], seconds: number): number {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const known = rows.some((row) => row.known);
  const cells = (row: Row) =>
    [row.passed, row.failed, row.skipped, ...(known ? [row.known ?? 0] : [])].map((count) => String(count || '·').padStart(8)).join('');
  console.log(`\n${''.padEnd(width)}  passed  failed skipped${known ? '   known' : ''}      time`);
  for (const row of rows) console.log(`${row.name.padEnd(width)}${cells(row)}${`${row.seconds.toFixed(1)} s`.padStart(10)}`);
  const skips = rows.flatMap((row) => row.skips ?? []);
  if (skips.length) console.log(`\nSkipped:\n${skips.map((name) => `  ${name}`).join('\n')}`);
  const unsteady = rows.flatMap((row) => row.unsteady ?? []);
  if (unsteady.length) console.log(`\nPassed only when run again, alone:\n${unsteady.map((name) => `  ${name}`).join('\n')}`);
  const sum = (key: 'passed' | 'failed' | 'skipped') => rows.reduce((total, row) => total + row[key], 0);
  if (known) console.log('\nKnown: passed before, and nothing that it depends on has changed since.');
  console.log(`\n${seconds.toFixed(1)} s`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`);
  return sum('failed') || !sum('passed') ? 1 : 0;
}
