import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Prompt } from '../adapters/openai/prompts/prompt.js';
import type { MeasuredText } from './eval-model/measured.js';
import { scoreReading } from './eval-model/measured.js';
import { play } from './eval-model/play.js';
import { kindLines, playDialogue, readDialogues, readTurns } from './eval-model/turns.js';
import { gateLines, type Measured, variantLines } from './eval-model/variants.js';
import { ModelTape, namedChoices } from './eval-model/tape.js';

/*
 * `npm run eval:model`: what the recorded answers of a model make of texts and dialogues with known truth, next to the built-in reader.
 * --missing FILE writes the prompts that have no recorded answer, --answers FILE adds lines of { key, answer } to the tape, --by NAME says
 * whose they are, --misses lists what is wrong. It never asks a model.
 */
const folder = join(import.meta.dirname, '../../../nlp-fixtures/model');
const args = process.argv.slice(2);
const option = (name: string): string | null => {
  const at = args.indexOf(name);
  return at < 0 ? null : (args[at + 1] ?? null);
};
const jsonLines = <T>(path: string): T[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

const tape = new ModelTape(join(folder, 'answers.jsonl'));
const texts = jsonLines<MeasuredText>(join(folder, 'texts.jsonl'));

const answersFrom = option('--answers');
if (answersFrom !== null) {
  const by = option('--by') ?? 'hand';
  const answers = new Map(jsonLines<{ key: string; answer: unknown }>(answersFrom).map(({ key, answer }) => [key, answer]));
  let added = 0;
  for (const text of texts) {
    const { first, second, questions, choicesKey } = play(text, tape);
    const answer = answers.get(first.key);
    if (answer !== undefined && tape.answer(first.key) === null) {
      if (first.parse(answer) === null) console.error(`${text.id}: the first answer is not of the schema`);
      tape.add({ key: first.key, prompt: first.version, by, answer });
      added++;
    }
    const chosen = second && answers.get(second.key);
    if (!second || chosen === undefined || chosen === null) continue;
    const choices = namedChoices(
      chosen,
      questions.map(({ question }) => question),
    );
    if (!choices) console.error(`${text.id}: the second answer is not of the schema`);
    else {
      tape.add({ key: choicesKey, prompt: second.version, by, choices });
      added++;
    }
  }
  console.error(`${added} answers added to the tape`);
}

const played = texts.map((text) => play(text, tape));
const missingTo = option('--missing');
if (missingTo !== null) {
  const shown = ({ key, system, user, format }: Prompt<unknown>): string =>
    JSON.stringify({ key, system, user, schema: format.json_schema.schema });
  const missing = played.flatMap(({ merged, chosen, first, second }) =>
    merged === null ? [first] : chosen === null && second ? [second] : [],
  );
  writeFileSync(missingTo, missing.map((prompt) => `${shown(prompt)}\n`).join(''));
  console.error(`${missing.length} prompts without an answer written`);
}

const table: Measured[] = played.flatMap((one, at) =>
  one.merged && one.chosen ? [{ ...one, text: texts[at]!, merged: one.merged, chosen: one.chosen }] : [],
);
console.log(`${table.length} of ${texts.length} texts have all their answers, by ${tape.names.join(', ') || 'nobody'}`);
const { MODEL_INPUT_COST: centsIn, MODEL_OUTPUT_COST: centsOut } = process.env;
const prices = centsIn && centsOut ? { in: Number(centsIn), out: Number(centsOut) } : null;
for (const line of [...variantLines(table), ...gateLines(table, prices)]) console.log(line);
const [dialogues, turns] = [readDialogues(folder), readTurns(folder)];
const alone = dialogues.map((one) => playDialogue(one, null));
const helped = dialogues.map((one) => playDialogue(one, turns));
const whose = [...new Set([...turns.values()].map(({ by, on }) => `${by}, ${on}`))].join('; ');
const refused = helped.reduce((sum, one) => sum + one.refused, 0);
console.log(`\n${dialogues.length} dialogues with answers about their turns (${whose}), ${refused} of them refused`);
for (const line of kindLines(helped)) console.log(line);
console.log(`without a model: ${kindLines(alone).at(-1)}`);
if (args.includes('--misses')) for (const { id, wrong } of helped) if (wrong.length > 0) console.log(`${id}: ${wrong.join('; ')}`);
if (args.includes('--misses'))
  for (const { text, chosen, guessed, questions } of table.filter(({ text, chosen }) => !scoreReading(text, chosen).right)) {
    console.log(
      `\n${text.id} ${JSON.stringify(text.text)}: ${text.totals.calories} kcal, ${text.totals.carbs} g carbs; guessed ${guessed!.calories}, ${guessed!.carbs}`,
    );
    for (const { food, name, grams } of (text as unknown as { items: { food: string; name: string; grams: number }[] }).items)
      console.log(`  want ${food} ${name}, ${grams} g`);
    for (const item of chosen.meals.flatMap(({ items }) => items))
      console.log(
        `  got  ${item.food ?? '-'} ${item.name}, ${Math.round(item.grams ?? 0)} g${questions.some(({ question }) => question.words === item.words) ? ', asked' : ''}`,
      );
  }
