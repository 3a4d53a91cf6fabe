import type { PackageName } from './build.js';

/** What has to be looked at after a change of some files. */
export interface Touched {
  /** Whose types may be wrong now. */
  types: (PackageName | 'scripts')[];
  /** What the linter reads. */
  code: string[];
  /** Imports may have changed. */
  imports: boolean;
  /** Knowledge that tests read as data: nobody imports it, so all who may read it are asked. */
  knowledge: boolean;
}

const CODE = /\.(ts|tsx|mjs|cjs)$/;
/** What the front ends import of the backend. */
const SHARED = /^backend\/src\/(contract|domain)\//;
/** They drive the whole product, and are of the backend's types. */
const BROWSER_TESTS = /^(dashboard|admin)\/browser\//;
const KNOWLEDGE = /^(backend\/data|nlp-fixtures)\//;

export function touchedBy(files: readonly string[]): Touched {
  const code = files.filter((name) => CODE.test(name));
  const shared = code.some((name) => SHARED.test(name));
  const packageOf = (name: string) => (BROWSER_TESTS.test(name) ? 'backend' : name.split('/')[0]);
  const inFolder = (folder: string) => code.some((name) => packageOf(name) === folder);
  const types: Touched['types'] = (['backend', 'dashboard', 'admin', 'scripts'] as const).filter(
    (name) => inFolder(name) || (shared && name !== 'scripts'),
  );
  return { types, code, imports: code.length > 0, knowledge: files.some((name) => KNOWLEDGE.test(name)) };
}
