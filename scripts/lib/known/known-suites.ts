import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fingerprints, hashOf } from './fingerprint.js';
import type { Suite } from './list-suites.js';
import { readJson } from '../read-json.js';

/** A suite that passed: of what it was made, what it looked at while it ran, and what came of it. */
export interface Kept {
  key: string;
  /** Files and folders of the tree, from its root. */
  reads: string[];
  passed: number;
  skips: string[];
}

export type KeptSuites = Record<string, Kept>;

/** What the result of every suite depends on beside its own files: how tests are run, and with which packages. */
const OF_ALL = [
  'package.json',
  'package-lock.json',
  'backend/package.json',
  'backend/jest.config.mjs',
  'backend/test/support/noting-environment.cjs',
  'backend/test/support/shared-environment.cjs',
  'backend/test/support/shared-modules.cjs',
  'backend/test/support/shared-runtime.cjs',
];
const VARIABLES = ['NODE_OPTIONS', 'TZ', 'LANG', 'LC_ALL', 'NODE_ENV', 'CI'];
const VARIABLE = /\bprocess\.env(?:\.(\w+)|\[['"](\w+)['"]\])/g;
/** Counts as another way to find a key. */
const VERSION = '2';

/** Tells by which key a suite that looked at `reads` is known: where it is the same as of a run that passed, nothing has changed that it depends on. */
export function keysOf(root: string, env: NodeJS.ProcessEnv): (suite: Suite, reads: readonly string[]) => string | null {
  const print = fingerprints();
  const variables = (path: string) => [...readFileSync(path, 'utf8').matchAll(VARIABLE)].map(([, dot, bracket]) => (dot ?? bracket)!);
  const always = hashOf(VERSION, process.version, process.platform, process.arch, ...OF_ALL.map((path) => print(join(root, path))));
  return ({ path, imports }, reads) => {
    if (!imports) return null;
    const names = [...new Set([...VARIABLES, ...imports.flatMap(variables)])].sort();
    const snapshot = join(dirname(path), '__snapshots__', `${basename(path)}.snap`);
    const files = [snapshot, ...imports, ...reads.map((one) => join(root, one))];
    const parts = files.map((file) => `${relative(root, file)} ${print(file)}`);
    return hashOf(always, ...names.map((name) => `${name}=${env[name] ?? '-'}`), ...parts);
  };
}

export function readKept(file: string): KeptSuites {
  try {
    return readJson<KeptSuites>(file);
  } catch {
    return {};
  }
}

/** Whole or not at all: another run may be reading it. */
export function writeKept(file: string, kept: object): void {
  const written = `${file}.${process.pid}`;
  writeFileSync(written, JSON.stringify(kept));
  renameSync(written, file);
}
