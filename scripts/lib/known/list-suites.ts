import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sep } from 'node:path';
import type * as JestCore from '@jest/core';
import type * as JestConfig from 'jest-config';
import type * as JestRuntime from 'jest-runtime';
import { at } from '../../bootstrap/root.mjs';

/** Parts of Jest, as each of its packages finds the next: they are no packages of ours. */
const jest = createRequire(at('node_modules/jest/package.json'));
const core = createRequire(jest.resolve('@jest/core'));
const { SearchSource } = jest('@jest/core') as typeof JestCore;
const { readConfigs } = core('jest-config') as typeof JestConfig;
const { default: Runtime } = core('jest-runtime') as (typeof JestRuntime)['default'];

type Context = Awaited<ReturnType<typeof Runtime.createContext>>;

/** A file of tests. */
export interface Suite {
  path: string;
  project: string;
  /** Itself, what runs before it, and every file of ours that one of these imports; null where that cannot be told. */
  imports: string[] | null;
}

/** What starts or loads what no import tells of. */
const BEYOND_IMPORTS = /^(?:node:)?(?:child_process|cluster|module|vm|worker_threads)$/;
/** An import of what is only known when it runs. */
const ANY_IMPORT = /\b(?:import|require)\(\s*(?!['"])/;
const PACKAGE = `${sep}node_modules${sep}`;

/** The suites of some projects of Jest, and what each imports, as Jest resolves it. */
export async function listSuites(config: string, projects: readonly string[]): Promise<Suite[]> {
  const { configs, globalConfig } = await readConfigs({ _: [], $0: '', config, selectProjects: [...projects] }, [config]);
  const wanted = configs.filter(({ displayName }) => displayName && projects.includes(displayName.name));
  const contexts = await Promise.all(
    wanted.map((one) => Runtime.createContext(one, { console, maxWorkers: 2, watch: false, watchman: false })),
  );
  const lists = contexts.map(async (context): Promise<Suite[]> => {
    const { tests } = await new SearchSource(context).getTestPaths(globalConfig, context.config);
    const direct = directImports(context, contexts);
    const before = [...context.config.setupFiles, ...context.config.setupFilesAfterEnv];
    return tests.map(({ path }) => ({ path, project: context.config.displayName!.name, imports: allFrom([path, ...before], direct) }));
  });
  return (await Promise.all(lists)).flat();
}

function allFrom(start: readonly string[], direct: (file: string) => string[] | null): string[] | null {
  const all = new Set(start);
  for (const file of all) {
    const imports = direct(file);
    if (!imports) return null;
    for (const path of imports) all.add(path);
  }
  return [...all].sort();
}

/** The files of ours that a file imports; null where they cannot all be told. */
function directImports(context: Context, contexts: readonly Context[]): (file: string) => string[] | null {
  const known = new Map<string, string[] | null>();
  return (file) => {
    let found = known.get(file);
    if (found === undefined) known.set(file, (found = readImports(file, context, contexts)));
    return found;
  };
}

function readImports(file: string, { resolver }: Context, contexts: readonly Context[]): string[] | null {
  if (file.endsWith('.json')) return [];
  // A package of ours lies outside the folder of the other.
  const names = contexts.find(({ hasteFS }) => hasteFS.exists(file))?.hasteFS.getDependencies(file);
  if (!names || ANY_IMPORT.test(readFileSync(file, 'utf8'))) return null;
  const files: string[] = [];
  for (const name of names) {
    if (BEYOND_IMPORTS.test(name)) return null;
    if (resolver.isCoreModule(name)) continue;
    const places = [resolver.getMockModule(file, name), resolved(() => resolver.resolveModule(file, name))].filter((path) => path !== null);
    if (!places.length) return null;
    files.push(...places.filter((path) => !path.includes(PACKAGE)));
  }
  return files;
}

function resolved(find: () => string): string | null {
  try {
    return find();
  } catch {
    return null;
  }
}
