import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreMealSet } from './eval/meal-set.js';
import { scoreOwnWords } from './eval/own-words.js';
import { scoreSlips } from './eval/slips.js';
import { markedItems, scoreToldItems } from './eval/told-items.js';
import { foodsInUse } from './foods-in-use.js';
import { contextAt } from './context-at.js';

// `npm run eval -- [set.jsonl …] [--missed n]`: how well meals are read. The sets are those of nlp-fixtures/eval and the files named: one JSON
// object a line, { style, text, items: [{ food }], totals: { calories, carbs } }. Prints shares; never fails.
const args = process.argv.slice(2);
const flag = args.indexOf('--missed');
const missed = flag < 0 ? 0 : Number(args.splice(flag, 2)[1]);
const own = join(import.meta.dirname, '../../../nlp-fixtures/eval');
const sets = [
  ...(existsSync(own)
    ? readdirSync(own)
        .filter((file) => file.endsWith('.jsonl'))
        .map((file) => join(own, file))
    : []),
  ...args,
];

const table = await foodsInUse();
const context = contextAt('2025-06-10T16:30:00Z');
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

for (const set of sets) {
  console.log(`\n${set}`);
  for (const [style, score] of scoreMealSet(set, table, context))
    console.log(
      `  ${style.padEnd(10)} ${String(score.texts).padStart(5)} texts  right ${percent(score.right)}  too many ${percent(score.tooMany)}  too few ${percent(score.tooFew)}  unknown in ${percent(score.unknown)}  same row ${percent(score.sameRow)}`,
    );
}
const words = scoreOwnWords(table, context);
console.log(`\nown words in any order: ${words.foods} foods, same food ${percent(words.same)}, one item ${percent(words.oneItem)}`);
for (const line of words.missed.slice(0, missed)) console.log(`  ${line}`);
console.log('\none-letter slips:');
for (const [length, { slips, right }] of scoreSlips(table, context))
  console.log(`  ${length.padEnd(12)} ${slips} slips, right ${percent(right / slips)}`);
console.log('\nitems of a meal, as people tell them:');
for (const lang of ['en', 'fr', 'es']) {
  const texts = markedItems(readFileSync(join(own, `../items/${lang}.tsv`), 'utf8'));
  const { asMany, fewer, more } = scoreToldItems(texts, table, context);
  console.log(`  ${lang} ${texts.length} texts, as many ${percent(asMany)}, fewer ${percent(fewer)}, more ${percent(more)}`);
}
