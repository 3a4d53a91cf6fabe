import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at } from '../bootstrap/root.mjs';
import { Problem } from '../bootstrap/problem.mjs';

/** What differs from the branch that this one follows, or from the last commit where it follows none: paths from the root that are still there. */
export function changedFiles(): string[] {
  const followed = lines(['rev-parse', '--verify', '--quiet', '@{upstream}'], { mayFail: true });
  const since = followed.length ? lines(['merge-base', 'HEAD', '@{upstream}'])[0]! : 'HEAD';
  const names = [...lines(['diff', '--name-only', '--relative', since]), ...lines(['ls-files', '--others', '--exclude-standard'])];
  return [...new Set(names)].filter((name) => existsSync(at(name))).sort();
}

function lines(command: string[], { mayFail = false } = {}): string[] {
  try {
    const said = execFileSync('git', command, { cwd: at('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return said.split('\n').filter(Boolean);
  } catch (error) {
    if (mayFail) return [];
    throw new Problem(`git does not tell what changed: ${String(error)}`);
  }
}
