import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { plainly } from '../conversation/chance-wrong.js';
import { type Doubts, doubtsOf } from '../conversation/doubts.js';
import { builtInTable } from '../food/index.js';
import { readText } from '../reading/index.js';
import { chanceBy, fitted } from './fit-gate/logistic.js';
import { scoreReading } from './eval-model/measured.js';
import { contextAt } from './context-at.js';

/*
 * `npm run fit:gate -- FILE...`: fits how likely the built-in reader is wrong on meal texts with known truth (one JSON object a line: text, totals),
 * and tells how many of the errors are among the texts that would be asked about. Each text is judged by weights that were fitted without
 * the tenth of the texts that it is in, and the tenth goes by its words alone. The same files, the same figures.
 */
const FOLDS = 10;
const CONTEXT = contextAt('2026-11-21T17:00:00Z');
const NAMES = ['rivals', 'left', 'stakes', 'assumed'] as const satisfies readonly (keyof Doubts)[];

interface Row {
  doubts: number[];
  wrong: number;
  fold: number;
  /** Asked about whatever the weights, or never. */
  plain: number | null;
}

const lines = process.argv.slice(2).flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'));
const rows = lines.map((line): Row => {
  const given = JSON.parse(line) as { text: string; totals: { calories: number; carbs: number } };
  const text = given.text.split(/\s+/).join(' ');
  const reading = readText(text, CONTEXT, builtInTable(), 'auto');
  const doubts = doubtsOf(reading, text);
  return {
    doubts: NAMES.map((name) => doubts[name]),
    wrong: scoreReading({ id: '', style: '', ...given }, reading).right ? 0 : 1,
    fold: createHash('sha256').update(text.toLowerCase()).digest()[0]! % FOLDS,
    plain: plainly(reading),
  };
});

const fitOf = (some: readonly Row[]) =>
  fitted(
    some.filter(({ plain }) => plain === null).map(({ doubts }) => doubts),
    some.filter(({ plain }) => plain === null).map(({ wrong }) => wrong),
  );
const all = fitOf(rows);
console.log(['base', ...NAMES].map((name, at) => `${name} ${all[at]!.toFixed(3)}`).join(', '));

const folds = Array.from({ length: FOLDS }, (_, fold) => fitOf(rows.filter((row) => row.fold !== fold)));
const judged = rows.map(({ doubts, fold, plain, wrong }) => ({ chance: plain ?? chanceBy(folds[fold]!, doubts), wrong }));
const errors = judged.reduce((sum, { wrong }) => sum + wrong, 0);
console.log(`${rows.length} texts, ${errors} wrong; asked from a chance of ... on:`);
for (const from of [0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12, 0.13, 0.15, 0.2]) {
  const asked = judged.filter(({ chance }) => chance >= from);
  const caught = asked.reduce((sum, { wrong }) => sum + wrong, 0);
  const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7);
  console.log(`${from.toFixed(2)}  ${share(asked.length, judged.length)} of the texts, with ${share(caught, errors)} of the errors`);
}
