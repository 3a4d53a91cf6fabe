import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { at } from '../bootstrap/root.mjs';
import { loadable, script } from './scripts.js';

const bin = {
  tsc: at('node_modules/typescript/bin/tsc'),
  eslint: at('node_modules/eslint/bin/eslint.js'),
  prettier: at('node_modules/prettier/bin/prettier.cjs'),
  jest: at('node_modules/jest/bin/jest.js'),
};
const cache = (name) => at('node_modules/.cache/mealtext', name);

/** `kept`: from one run to the next the compiler and the linter look only at what changed. */
export const typeCheck = (name) => ({
  name: `types: ${name}`,
  command: [
    bin.tsc,
    '-p',
    at(name, 'tsconfig.json'),
    '--noEmit',
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    cache(`${name}.tsbuildinfo`),
  ],
});

export const lint = ({ kept }) => ({
  name: 'lint',
  command: [
    bin.eslint,
    '.',
    '--max-warnings',
    '0',
    '--format',
    loadable('lib/lint-format'),
    ...(kept ? ['--cache', '--cache-location', cache('eslint')] : []),
  ],
});

export const format = {
  name: 'format',
  command: [bin.prettier, '--check', '.', '--log-level', 'warn', '--cache', '--cache-location', cache('prettier')],
};
export const importRules = { name: 'import rules', command: script('import-rules') };
export const lockfile = { name: 'lockfile', command: script('lock-check') };
export const build = { name: 'build', command: script('build') };

/** More of them that fail are no bad luck. */
const MOST_AGAIN = 4;

/** The tests of the scripts themselves, with Node's own runner, a step for each file. */
export const scriptTests = readdirSync(at('scripts'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((file) => {
    const name = `scripts: ${file.replace('.test.ts', '')}`;
    const step = {
      name,
      busy: true,
      command: ['--test', '--test-reporter=tap', loadable(file.replace(/\.ts$/, ''))],
      count: (output) => [{ name, ...tapCounts(output) }],
    };
    return { ...step, again: () => ({ ...step, unsteady: [{ row: name, test: `scripts/${file}` }] }) };
  });

function tapCounts(output) {
  const number = (word) => Number(output.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled'), skipped: number('skipped') };
}

const groups = { core: 'unit', dashboard: 'screens', replay: 'transcripts', world: 'HTTP, database', browser: 'browser' };

/** Jest over some of the projects of backend/jest.config.mjs. `quick`: properties are tried a fifth as often. */
export function tests(name, projects, { after, quick = false } = {}) {
  const file = cache(`jest-${projects.join('-')}.json`);
  mkdirSync(cache(''), { recursive: true });
  rmSync(file, { force: true });
  const jest = (to, workers) => [
    bin.jest,
    '--ci',
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${to}`,
    '--selectProjects',
    ...projects,
  ];
  const step = {
    name,
    after,
    busy: true,
    cwd: 'backend',
    env: quick ? { PROPERTY_RUNS: '0.2' } : {},
    command: jest(file, 2),
    count: () => countTests(file, projects),
  };
  return { ...step, again: () => failedSuitesAlone(step, file, jest) };
}

/** The suites of a run of Jest that failed, one after another, where they are few. */
function failedSuitesAlone(step, file, jest) {
  const failed = (suitesIn(file) ?? []).filter(({ status }) => status === 'failed');
  if (!failed.length || failed.length > MOST_AGAIN) return undefined;
  const unsteady = failed.map(({ name }) => ({ row: groups[projectOf(relative(at('backend'), name))], test: relative(at('.'), name) }));
  const command = [...jest(file.replace('.json', '-again.json'), 1), '--runTestsByPath', ...failed.map(({ name }) => name)];
  return { ...step, command, unsteady };
}

function suitesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } catch {
    return undefined;
  }
}

function countTests(file, projects) {
  const suites = suitesIn(file);
  if (!suites) return [];
  const rows = new Map(projects.map((project) => [project, { name: groups[project], passed: 0, failed: 0, skipped: 0, skips: [] }]));
  for (const { name, status, assertionResults } of suites) {
    const row = rows.get(projectOf(relative(at('backend'), name)));
    if (status === 'failed' && !assertionResults.some((one) => one.status === 'failed')) row.failed += 1;
    for (const one of assertionResults) {
      row[one.status === 'passed' ? 'passed' : one.status === 'failed' ? 'failed' : 'skipped'] += 1;
      if (one.status === 'pending') row.skips.push(one.fullName);
    }
  }
  return [...rows.values()];
}

/** As the patterns of backend/jest.config.mjs have it. */
function projectOf(path) {
  if (path.startsWith('../dashboard/')) return 'dashboard';
  const [, project] = path.match(/^test\/(replay|browser)\//) ?? [];
  return (
    project ?? (/^src\/(domain|food|reading|language|understanding|conversation|contract|ports|config)\//.test(path) ? 'core' : 'world')
  );
}
