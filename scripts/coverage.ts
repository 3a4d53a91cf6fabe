import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { report } from './bootstrap/problem.mjs';
import { at } from './bootstrap/root.mjs';
import { readJson } from './lib/read-json.js';
import { type Covered, coverageOf } from './lib/coverage-of.js';

/** `npm run coverage`: how many branches and lines of the core its unit tests and the transcripts reach, by room. It tells, and fails for nothing but a test. */
const ROOMS = ['domain', 'food', 'reading', 'language', 'understanding', 'conversation'];
const into = at('coverage');
try {
  const child = spawn(
    process.execPath,
    [
      at('node_modules/jest/bin/jest.js'),
      '--ci',
      '--maxWorkers=2',
      '--selectProjects',
      'core',
      'replay',
      '--coverage',
      '--coverageProvider=v8',
      '--coverageReporters=json-summary',
      `--coverageDirectory=${into}`,
      ...ROOMS.map((room) => `--collectCoverageFrom=src/${room}/**/*.ts`),
      '--collectCoverageFrom=!**/*.test.ts',
    ],
    { cwd: at('backend'), env: { ...process.env, PROPERTY_RUNS: '0.2' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  const rows = coverageOf(readJson<Record<string, Covered>>(at('coverage/coverage-summary.json')), at('backend/src'), ROOMS);
  console.log('\nroom             branches   lines  files');
  for (const { room, branches, lines, files } of rows)
    console.log(`${room.padEnd(15)}${percent(branches)}${percent(lines)}${String(files).padStart(7)}`);
  process.exitCode = code ?? 1;
} catch (error) {
  process.exitCode = report(error);
}

function percent({ total, covered }: { total: number; covered: number }): string {
  return `${(total ? (100 * covered) / total : 100).toFixed(1)} %`.padStart(9);
}
