import { spawnSync } from 'node:child_process';
import { prepare } from './lib/prepare.js';
import { report } from './bootstrap/problem.mjs';
import { at } from './bootstrap/root.mjs';

/** `npm run fixtures`: plays the transcripts and reading fixtures; `-- --update` rewrites what they expect, for the diff to be read. */
try {
  await prepare({ packages: [], say: console.error, output: 2 });
  const update = process.argv.includes('--update');
  const { status } = spawnSync(process.execPath, [at('node_modules/jest/bin/jest.js'), '--selectProjects', 'replay'], {
    cwd: at('backend'),
    stdio: 'inherit',
    env: { ...process.env, ...(update ? { UPDATE_FIXTURES: '1' } : {}) },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  process.exitCode = report(error);
}
