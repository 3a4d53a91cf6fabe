import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../bootstrap/root.mjs';
import { readJson } from '../read-json.js';
import type { Step } from '../run-steps.js';
import { fingerprint, hashOf } from './fingerprint.js';
import { writeKept } from './known-suites.js';

/** What a step that depends on nothing but files does not do again: it passed with the very same. */
export interface KnownStep {
  /** Whether it passed with what is there now. */
  isKnown(): boolean;
  /** It passed. Nothing is kept where files were changed meanwhile. */
  keep(): void;
}

interface Where {
  root: string;
  store: string;
}

const HERE: Where = { root: at('.'), store: at('node_modules/.cache/mealtext/known-steps.json') };

/** A step whose result depends on some files of the tree (`of`: all), on its own command, on the packages and on Node. */
export function unlessKnown(step: Step, of: RegExp = /^/, { root, store }: Where = HERE): Step {
  let before: string | null = null;
  const kept = (): Record<string, string> => {
    try {
      return readJson<Record<string, string>>(store);
    } catch {
      return {};
    }
  };
  const known: KnownStep = {
    isKnown: () => {
      before = keyOf(step, of, root);
      return before !== null && kept()[step.name] === before;
    },
    keep: () => {
      if (before !== null && keyOf(step, of, root) === before) writeKept(store, { ...kept(), [step.name]: before });
    },
  };
  return { ...step, known };
}

/** Null where git does not tell what belongs to the tree. */
function keyOf(step: Step, of: RegExp, root: string): string | null {
  const names = treeOf(root);
  if (!names) return null;
  const files = names.filter((name) => of.test(name) || OF_ALL.test(name)).map((name) => `${name} ${printOf(join(root, name))}`);
  const command = step.command.map((part) => part.replace(root, ''));
  return hashOf(process.version, process.env.NODE_OPTIONS ?? '', ...command, ...files);
}

/** How the steps themselves are made, which packages there are, and what is not looked at. */
const OF_ALL = /^(?:scripts\/|(?:[^/]+\/)?package(?:-lock)?\.json$|(?:[^/]+\/)?tsconfig[^/]*\.json$|\.[^/]+$)/;

/** Read again only where it was written since this process read it. */
function printOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  const at = found ? `${found.mtimeNs} ${found.ctimeNs} ${found.size}` : '';
  const known = prints.get(path);
  if (known?.at === at) return known.print;
  const print = fingerprint(path);
  prints.set(path, { at, print });
  return print;
}
const prints = new Map<string, { at: string; print: string }>();

/** All files that git keeps or would keep. */
function treeOf(root: string): string[] | null {
  try {
    const said = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(said.split('\0').filter(Boolean))].sort();
  } catch {
    return null;
  }
}
