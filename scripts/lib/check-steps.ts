import { changedFiles } from './changed-files.js';
import { unlessKnown } from './known/known-step.js';
import type { Step } from './run-steps.js';
import { format, formatOf, importRules, lint, lintOf, tests, typeCheck } from './steps.js';
import { touchedBy } from './touched.js';

const PACKAGES = ['backend', 'dashboard', 'admin', 'scripts'] as const;
const QUICK = ['core', 'dashboard', 'admin', 'replay'] as const;
const once = (step: Step): Step => ({ ...step, again: undefined });

export const checkOfAll = (): Step[] => [
  ...PACKAGES.map((name) => unlessKnown(typeCheck(name), TYPES_OF[name])),
  unlessKnown(lint),
  unlessKnown(format),
  unlessKnown(importRules),
  once(tests('tests', [...QUICK], { quick: true, kept: true })),
];

/** The files that a compiler reads, as a test compares: those of a package, and what it imports of others. */
export const TYPES_OF = {
  backend: /^(?:backend|dashboard\/browser|admin\/browser|scripts)\//,
  dashboard: /^(?:dashboard|backend\/src\/(?:contract|domain))\//,
  admin: /^(?:admin|backend\/src\/(?:contract|domain))\//,
  scripts: /^(?:scripts|backend)\//,
} as const;

/** The same of what differs from the branch that this one follows. Tests are those that import it; of words and fixtures, all that read texts. */
export function checkOfChanged(): Step[] {
  const files = changedFiles();
  const { types, code, imports, knowledge } = touchedBy(files);
  return [
    ...types.map(typeCheck),
    ...(code.length ? [lintOf(code)] : []),
    ...(files.length ? [formatOf(files)] : []),
    ...(imports ? [importRules] : []),
    ...(knowledge
      ? [once(tests('tests', ['core', 'replay'], { quick: true, kept: true }))]
      : code.length
        ? [once(tests('tests', [...QUICK], { quick: true, of: code }))]
        : []),
  ];
}
