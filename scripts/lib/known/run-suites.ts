import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { at } from '../../bootstrap/root.mjs';
import { readJson } from '../read-json.js';
import { type Kept, keysOf, type KeptSuites, readKept, writeKept } from './known-suites.js';
import { listSuites, type Suite } from './list-suites.js';

/** What Jest reports of a file of tests. */
export interface SuiteResult {
  name: string;
  status: 'passed' | 'failed';
  assertionResults: { status: string; fullName: string }[];
}

/** What came of a run: of the suites that ran, and of those that were known. */
export interface Report {
  testResults: SuiteResult[];
  known: (Pick<Kept, 'passed' | 'skips'> & { name: string })[];
}

export interface SuitesToRun {
  /** The folder of the tree. */
  root: string;
  /** Jest's configuration. */
  config: string;
  projects: readonly string[];
  workers: number;
  /** Where what passed is kept. */
  store: string;
  /** Where the report goes. */
  to: string;
  /** How often what passed so far is kept, in ms. */
  keepEvery?: number;
}

const JEST = at('node_modules/jest/bin/jest.js');
const ENVIRONMENT = at('backend/test/support/noting-environment.cjs');
const REPORTER = at('backend/test/support/noting-reporter.cjs');

/**
 * Runs the suites of some projects but for those that are known to pass: which passed before with the same inputs. Returns the exit code. What passes is
 * kept while others run, for a run may be stopped.
 */
export async function runSuites({ root, config, projects, workers, store, to, keepEvery = 15_000 }: SuitesToRun): Promise<number> {
  const suites = await listSuites(config, projects);
  const kept = readKept(store);
  const key = keysOf(root, process.env);
  const nameOf = ({ path }: Suite) => relative(root, path);
  const isKnown = (suite: Suite) => {
    const before = kept[nameOf(suite)];
    return before !== undefined && before.key === key(suite, before.reads);
  };
  const known = suites.filter(isKnown);
  const fresh = suites.filter((suite) => !known.includes(suite));
  const notes = mkdtempSync(join(tmpdir(), 'mealtext-reads-'));
  try {
    const before = new Map(fresh.map((suite) => [suite.path, key(suite, [])]));
    const keep = () => keepPassed({ root, store, notes, before, nameOf }, fresh);
    const keeping = setInterval(keep, keepEvery);
    const jest = fresh.length ? await runJest({ config, projects, workers, notes, to }, fresh) : { code: 0, testResults: [] };
    clearInterval(keeping);
    if (fresh.length) keep();
    const report: Report = {
      testResults: jest.testResults,
      known: known.map((suite) => ({ name: suite.path, passed: kept[nameOf(suite)]!.passed, skips: kept[nameOf(suite)]!.skips })),
    };
    writeFileSync(to, JSON.stringify(report));
    return jest.code;
  } finally {
    rmSync(notes, { recursive: true, force: true });
  }
}

interface Keeping extends Pick<SuitesToRun, 'root' | 'store'> {
  notes: string;
  /** The key of each suite when the run began. */
  before: ReadonlyMap<string, string | null>;
  nameOf: (suite: Suite) => string;
}

/** Keeps which of these suites have passed by now. */
function keepPassed({ root, store, notes, before, nameOf }: Keeping, fresh: readonly Suite[]): void {
  const passed = new Map(notesIn<SuiteResult>(notes, '.passed').map((result) => [result.name, result]));
  // Looked at anew: what was changed while the tests ran is not what passed.
  const keyNow = keysOf(root, process.env);
  const readsOf = readsIn(notes, root);
  const news: KeptSuites = {};
  for (const suite of fresh) {
    const result = passed.get(suite.path);
    const seen = result && readsOf(suite);
    const now = seen && keyNow(suite, seen);
    if (!now || keyNow(suite, []) !== before.get(suite.path)) continue;
    news[nameOf(suite)] = { key: now, reads: seen, ...countsOf(result) };
  }
  const gone = Object.fromEntries(Object.entries(readKept(store)).filter(([name]) => !fresh.some((suite) => nameOf(suite) === name)));
  writeKept(store, { ...gone, ...news });
}

/** What was noted of suites; of one that is being written, nothing yet. */
const notesIn = <T>(folder: string, ending: string): T[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => {
      try {
        return [readJson<T>(join(folder, name))];
      } catch {
        return [];
      }
    });

interface JestRun extends Pick<SuitesToRun, 'config' | 'projects' | 'workers' | 'to'> {
  notes: string;
}

async function runJest({ config, projects, workers, notes, to }: JestRun, suites: readonly Suite[]) {
  const child = spawn(
    process.execPath,
    [
      JEST,
      '--ci',
      '--config',
      config,
      `--maxWorkers=${workers}`,
      `--testEnvironment=${ENVIRONMENT}`,
      '--reporters=default',
      `--reporters=${REPORTER}`,
      '--json',
      `--outputFile=${to}`,
      '--selectProjects',
      ...projects,
      '--runTestsByPath',
      ...suites.map(({ path }) => path),
    ],
    { cwd: dirname(config), env: { ...process.env, NOTED_READS: notes }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  try {
    return { code: code ?? 1, testResults: readJson<Report>(to).testResults };
  } catch {
    return { code: code || 1, testResults: [] };
  }
}

interface Note {
  suite: string;
  reads: string[];
  /** Of modules that suites share, each once for all suites of a process. */
  readsOf: Record<string, string[]>;
}

/** What a suite looked at of the tree, from its root, itself or by a module that it imports. Packages are in the lockfile. */
function readsIn(notes: string, root: string): (suite: Suite) => string[] | undefined {
  const all = notesIn<Note>(notes, '.json');
  const own = new Map(all.map(({ suite, reads }) => [suite, reads]));
  const shared = new Map<string, Set<string>>();
  for (const [module, reads] of all.flatMap(({ readsOf }) => Object.entries(readsOf)))
    shared.set(module, new Set([...(shared.get(module) ?? []), ...reads]));
  return ({ path, imports }) => {
    const reads = own.get(path);
    return reads && ofTheTree(root, new Set([...reads, ...(imports ?? []).flatMap((module) => [...(shared.get(module) ?? [])])]));
  };
}

const ofTheTree = (root: string, reads: ReadonlySet<string>): string[] =>
  [...reads]
    .map((path) => relative(root, path))
    .filter((path) => !path.startsWith('..') && !path.split(sep).includes('node_modules'))
    .sort();

const countsOf = ({ assertionResults }: SuiteResult): Pick<Kept, 'passed' | 'skips'> => ({
  passed: assertionResults.filter(({ status }) => status === 'passed').length,
  skips: assertionResults.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
});
