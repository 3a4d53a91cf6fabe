import { execFile } from 'node:child_process';
import { at } from '../bootstrap/root.mjs';

const sources = ['backend/src', 'dashboard/src', 'admin/src'];
/** With a TypeScript it does not know, dependency-cruiser reports success over no modules at all. */
const fewest = 50;

/** An import against a rule, and the rule in words. */
export interface BrokenRule {
  rule: string;
  from: string;
  to: string;
  comment: string | undefined;
}

/** The part of dependency-cruiser's report that we look at. */
interface Report {
  summary: {
    totalCruised: number;
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
    violations: { rule: { name: string }; from: string; to: string }[];
  };
}

/** Checks who imports whom in a tree: the broken rules as `{ rule, from, to }`, and how many modules were seen. */
export async function brokenImportRules(tree: string): Promise<{ modules: number; broken: BrokenRule[] }> {
  const args = [
    at('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    at('.dependency-cruiser.cjs'),
    '-T',
    'json',
    ...sources,
  ];
  const text = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, args, { cwd: tree, maxBuffer: 1 << 28 }, (error, out, err) =>
      out ? resolve(out) : reject(new Error(err || error?.message)),
    ),
  );
  const { summary } = JSON.parse(text) as Report;
  if (summary.totalCruised < fewest)
    throw new Error(`the import rules saw ${summary.totalCruised} modules only; they would not notice a violation`);
  const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return {
    modules: summary.totalCruised,
    broken: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to, comment: comments.get(rule.name) })),
  };
}
