import { changedFiles } from './changed-files.js';
import type { Step } from './run-steps.js';
import { format, formatOf, importRules, lint, lintOf, tests, typeCheck } from './steps.js';
import { touchedBy } from './touched.js';

const PACKAGES = ['backend', 'dashboard', 'admin', 'scripts'] as const;
const QUICK = ['core', 'dashboard', 'admin', 'replay'] as const;
const once = (step: Step): Step => ({ ...step, again: undefined });

export const checkOfAll = (): Step[] => [
  ...PACKAGES.map(typeCheck),
  ...lint({ kept: true }),
  format,
  importRules,
  once(tests('tests', [...QUICK], { quick: true })),
];

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
      ? [once(tests('tests', ['core', 'replay'], { quick: true }))]
      : code.length
        ? [once(tests('tests', [...QUICK], { quick: true, of: code }))]
        : []),
  ];
}
