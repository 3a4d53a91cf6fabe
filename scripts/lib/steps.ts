import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { at } from '../bootstrap/root.mjs';
import type { PackageName } from './build.js';
import { readJson } from './read-json.js';
import type { Counted, Repeat, Step } from './run-steps.js';
import type { Report } from './known/run-suites.js';
import { loadable, script } from './scripts.js';

const bin = {
  tsc: at('node_modules/typescript-7/bin/tsc'),
  oxlint: at('node_modules/oxlint/bin/oxlint'),
  oxfmt: at('node_modules/oxfmt/bin/oxfmt'),
  jest: at('node_modules/jest/bin/jest.js'),
};
const cache = (name: string) => at('node_modules/.cache/mealtext', name);

/** From one run to the next the compiler looks only at what changed. */
export const typeCheck = (name: PackageName | 'scripts'): Step => ({
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

export const lintOf = (files: readonly string[]): Step => ({
  name: 'lint',
  command: [bin.oxlint, '--deny-warnings', '--format', 'unix', ...files],
});
export const lint = lintOf(['.']);

export const formatOf = (files: readonly string[]): Step => ({
  name: 'format',
  command: [bin.oxfmt, '--check', '--no-error-on-unmatched-pattern', ...files],
});
export const format = formatOf(['.']);
export const importRules: Step = { name: 'import rules', command: script('import-rules') };
export const lockfile: Step = { name: 'lockfile', command: script('lock-check') };
export const build: Step = { name: 'build', command: script('build') };

/** More of them that fail are no bad luck. */
const MOST_AGAIN = 4;

/** Tests of the scripts that hold somebody to a time: not beside what keeps every core busy. The others mostly wait, or take one core. */
const HELD_TO_A_TIME = ['understanding'];

/** The tests of the scripts themselves, with Node's own runner, a step for each file. */
export const scriptTests: Step[] = readdirSync(at('scripts'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((file) => {
    const subject = file.replace('.test.ts', '');
    const name = `scripts: ${subject}`;
    const step = {
      name,
      busy: HELD_TO_A_TIME.includes(subject),
      command: ['--test', '--test-reporter=tap', loadable(file.replace(/\.ts$/, ''))],
      count: (output: string) => [{ name, ...tapCounts(output) }],
    };
    return { ...step, again: () => ({ ...step, unsteady: [{ row: name, test: `scripts/${file}` }] }) };
  });

function tapCounts(output: string): Omit<Counted, 'name'> {
  const number = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled'), skipped: number('skipped') };
}

/** The projects of backend/jest.config.mjs, by what they are called in the table. */
const groups = { core: 'unit', dashboard: 'screens', admin: 'console', replay: 'transcripts', world: 'HTTP, database', browser: 'browser' };

type Project = keyof typeof groups;

/** The arguments of Node that run Jest with so many workers; where its report goes. */
type JestArguments = (to: string, workers: number) => string[];

interface Tried {
  after?: string[];
  /** Properties are tried a fifth as often. */
  quick?: boolean;
  /** Only tests that import one of these files, by their path from the root. */
  of?: string[];
  /** Suites that passed with the very same inputs are not run again. */
  kept?: boolean;
}

/** Jest over some of the projects of backend/jest.config.mjs. */
export function tests(name: string, projects: Project[], { after = [], quick = false, of, kept = false }: Tried = {}): Step {
  const file = cache(`jest-${projects.join('-')}.json`);
  mkdirSync(cache(''), { recursive: true });
  rmSync(file, { force: true });
  const jest: JestArguments = (to, workers) => [
    bin.jest,
    '--ci',
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${to}`,
    '--selectProjects',
    ...projects,
    ...(of ? ['--passWithNoTests', '--findRelatedTests', ...of.map((path) => at(path))] : []),
  ];
  const step: Step = {
    name,
    after,
    busy: true,
    cwd: 'backend',
    env: quick ? { PROPERTY_RUNS: '0.2' } : {},
    command: kept ? script('suites', file, '2', ...projects) : jest(file, 2),
    count: () => countTests(file, projects),
  };
  return { ...step, again: () => failedSuitesAlone(step, file, jest) };
}

/** The suites of a run of Jest that failed, one after another, where they are few. */
function failedSuitesAlone(step: Step, file: string, jest: JestArguments): Repeat | undefined {
  const failed = (reportIn(file)?.testResults ?? []).filter(({ status }) => status === 'failed');
  if (!failed.length || failed.length > MOST_AGAIN) return undefined;
  const unsteady = failed.map(({ name }) => ({ row: groups[projectOf(relative(at('backend'), name))], test: relative(at('.'), name) }));
  const command = [...jest(file.replace('.json', '-again.json'), 1), '--runTestsByPath', ...failed.map(({ name }) => name)];
  return { ...step, command, unsteady };
}

function reportIn(file: string): (Pick<Report, 'testResults'> & Partial<Report>) | undefined {
  try {
    return readJson<Pick<Report, 'testResults'> & Partial<Report>>(file);
  } catch {
    return undefined;
  }
}

function countTests(file: string, projects: Project[]): Counted[] {
  const report = reportIn(file);
  if (!report) return [];
  const none = (project: Project): Required<Omit<Counted, 'unsteady'>> => ({
    name: groups[project],
    passed: 0,
    failed: 0,
    skipped: 0,
    skips: [],
    known: 0,
  });
  const rows = new Map(projects.map((project) => [project, none(project)]));
  const rowOf = (name: string) => rows.get(projectOf(relative(at('backend'), name)));
  for (const { name, passed, skips } of report.known ?? []) {
    const row = rowOf(name);
    if (!row) continue;
    row.passed += passed;
    row.known += passed;
    row.skipped += skips.length;
    row.skips.push(...skips);
  }
  for (const { name, status, assertionResults } of report.testResults) {
    const row = rowOf(name);
    if (!row) continue;
    if (status === 'failed' && !assertionResults.some((one) => one.status === 'failed')) row.failed += 1;
    for (const one of assertionResults) {
      row[one.status === 'passed' ? 'passed' : one.status === 'failed' ? 'failed' : 'skipped'] += 1;
      if (one.status === 'pending') row.skips.push(one.fullName);
    }
  }
  return [...rows.values()];
}

/** As the patterns of backend/jest.config.mjs have it. */
function projectOf(path: string): Project {
  if (/^\.\.\/(dashboard|admin)\/browser\//.test(path)) return 'browser';
  if (path.startsWith('../dashboard/')) return 'dashboard';
  if (path.startsWith('../admin/')) return 'admin';
  if (path.startsWith('test/replay/')) return 'replay';
  return /^src\/(domain|food|reading|language|understanding|conversation|contract|ports|config)\//.test(path) ? 'core' : 'world';
}
