import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import { at } from '../bootstrap/root.mjs';
import { script } from './scripts.js';

const shared = ['tsconfig.json', 'package-lock.json'];
/** What a package is built from, and the arguments of Node that build it into the folder `out`, step by step. */
interface Package {
  sources: string[];
  commands: (out: string) => string[][];
}

export type PackageName = 'backend' | 'dashboard' | 'admin';
/** Where a compiler may write: a descriptor, or where this process does. */
export type Output = 'inherit' | number;

const frontEnd = (name: string): Package => ({
  sources: [
    `${name}/src`,
    `${name}/index.html`,
    `${name}/vite.config.ts`,
    `${name}/tsconfig.json`,
    `${name}/package.json`,
    'backend/src/domain',
    ...shared,
  ],
  commands: (out) => [[at('node_modules/vite/bin/vite.js'), 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn']],
});

const ahead = (out: string): string[] => script('lib/pack/ahead', out);

/** What each package is built from, and how into the folder `out`. */
const packages: Record<PackageName, Package> = {
  backend: {
    sources: ['backend/src', 'backend/package.json', 'backend/tsconfig.json', 'backend/tsconfig.build.json', 'scripts/lib/pack', ...shared],
    commands: (out) => [
      [at('node_modules/typescript-7/bin/tsc'), '-p', 'tsconfig.build.json', '--outDir', out],
      ahead(out),
      script('lib/pack/backend', out),
    ],
  },
  dashboard: {
    ...frontEnd('dashboard'),
    sources: [...frontEnd('dashboard').sources, 'dashboard/phone', 'dashboard/public', 'dashboard/vite'],
  },
  admin: frontEnd('admin'),
};

export const packageNames: PackageName[] = ['backend', 'dashboard', 'admin'];

export const isPackage = (name: string): name is PackageName => Object.hasOwn(packages, name);

/** The packages whose sources are not those of what stands in their `dist`. */
export const stalePackages = (names: readonly PackageName[] = packageNames): PackageName[] =>
  names.filter((name) => builtFrom(name) !== sourceHash(name));

const stampOf = (folder: string) => join(folder, '.built-from');
const builtFrom = (name: PackageName) =>
  existsSync(stampOf(at(name, 'dist'))) ? readFileSync(stampOf(at(name, 'dist')), 'utf8') : undefined;

function sourceHash(name: PackageName): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const found = statSync(at(path), { throwIfNoEntry: false });
    if (found?.isDirectory()) for (const entry of readdirSync(at(path)).sort()) add(`${path}/${entry}`);
    else if (found && !/\.test\.tsx?$/.test(path)) hash.update(`${path}\0`).update(readFileSync(at(path)));
  };
  packages[name].sources.forEach(add);
  // What is compiled ahead is of use to this Node alone.
  if (name === 'backend') hash.update(`${process.version} ${process.arch}`);
  return hash.digest('hex');
}

/** Builds one package beside its `dist` and swaps the two, so that what runs from the old one goes on. `output`: where the compiler may write. */
export async function build(name: PackageName, output: Output): Promise<void> {
  const dist = at(name, 'dist');
  const draft = at(name, `dist.new`);
  const old = at(name, `dist.old`);
  const from = sourceHash(name);
  for (const folder of [draft, old]) rmSync(folder, { recursive: true, force: true });
  for (const command of packages[name].commands(draft)) {
    if (await runs(command, name, output)) continue;
    rmSync(draft, { recursive: true, force: true });
    throw new Problem(`${name} does not build; the compiler's words are above.`);
  }
  writeFileSync(stampOf(draft), from);
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(draft, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Makes anew what is made ahead of data, beside the backend as it is built. */
export async function makeAhead(output: Output): Promise<void> {
  if (!(await runs(ahead(at('backend/dist')), 'backend', output)))
    throw new Problem('the data of the backend cannot be read; the reason is above.');
}

async function runs(command: string[], name: PackageName, output: Output): Promise<boolean> {
  // Whatever builds it (a test, a start in development): what is built is what production serves.
  const env = { ...process.env, NODE_ENV: 'production' };
  const compiler = spawn(process.execPath, command, { cwd: at(name), env, stdio: ['ignore', output, output] });
  const [code] = (await once(compiler, 'exit')) as [number | null];
  return code === 0;
}
