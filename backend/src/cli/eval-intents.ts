import { readFileSync } from 'node:fs';
import { type ConverseInput, converseLine } from './converse-line.js';
import { foodsInUse } from './foods-in-use.js';

interface Labelled extends ConverseInput {
  id: string;
  text: string;
  /** The intents in the vocabulary of the outcome; a text may have several. */
  label: string[];
}

/** Intents that change what is stored; doing one that was not asked for is worse than doing nothing. */
const ACTS: ReadonlySet<string> = new Set(
  'log_meal log_workout log_water log_weight edit delete undo redo save_meal delete_saved set_goal settings opt_out opt_in'.split(' '),
);

/** Names of one and the same deed: what was told last goes, whether that is called undoing or deleting. */
const SAME: readonly (readonly string[])[] = [['undo', 'delete']];
const isMeant = (one: string, label: readonly string[]): boolean =>
  label.includes(one) || SAME.some((names) => names.includes(one) && names.some((name) => label.includes(name)));

/** Whether something is done that nobody asked for; an answer to a question does what the question was about. */
const isWrongAct = (intents: readonly string[], label: readonly string[]): boolean =>
  !(label.includes('answer_pending') && intents.includes('answer_pending')) && intents.some((one) => ACTS.has(one) && !isMeant(one, label));

// `npm run eval:intents -- FILE [--failures]`: how many labelled texts are taken to mean what they say, and how many make something
// true that nobody asked for. One JSON object a line: id, text, label, ctx as `npm run converse` reads it.
const [path = '', ...flags] = process.argv.slice(2);
if (path === '') {
  console.error('Which file? npm run eval:intents -- FILE [--failures]');
  process.exit(2);
}
const table = await foodsInUse();
const counts = { texts: 0, right: 0, wrongActs: 0 };
const byLabel = new Map<string, { texts: number; right: number }>();
for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
  const row = JSON.parse(line) as Labelled;
  const { intents } = converseLine(row, table) as { intents: string[] };
  const right = row.label.every((one) => intents.some((heard) => isMeant(heard, [one])));
  const wrongAct = isWrongAct(intents, row.label);
  counts.texts += 1;
  counts.right += right ? 1 : 0;
  counts.wrongActs += wrongAct ? 1 : 0;
  const own = byLabel.get(row.label[0] ?? 'none') ?? { texts: 0, right: 0 };
  byLabel.set(row.label[0] ?? 'none', { texts: own.texts + 1, right: own.right + (right ? 1 : 0) });
  if (!right && flags.includes('--failures'))
    console.log(`${row.id}  "${row.text}"  want ${row.label.join(',')}, got ${intents.join(',')}`);
}
const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
for (const [label, { texts, right }] of byLabel) console.log(`${label.padEnd(16)} ${right} / ${texts}`);
console.log(
  `right ${counts.right} / ${counts.texts} ${share(counts.right, counts.texts)}; wrong actions ${share(counts.wrongActs, counts.texts)}`,
);
