import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoAnswers } from '../adapters/local/answers-in-memory.js';
import { ModelServer } from '../adapters/openai/model-server.js';
import type { Prompt } from '../adapters/openai/prompts/prompt.js';
import type { MeasuredText } from './eval-model/measured.js';
import { scoreReading } from './eval-model/measured.js';
import { play } from './eval-model/play.js';
import { type Answering, recordTexts, recordTurns } from './eval-model/record.js';
import { kindLines, playDialogue, readDialogues, readTurns } from './eval-model/turns.js';
import { gateLines, type Measured, variantLines } from './eval-model/variants.js';
import { ModelTape } from './eval-model/tape.js';

/*
 * `npm run eval:model`: what the recorded answers of a model make of texts and dialogues with known truth, next to the built-in reader.
 * --record FOLDER asks the configured model (OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL) for all answers anew and keeps them there;
 * --tapes FOLDER plays those. --missing FILE writes the prompts that have no recorded answer, --answers FILE adds lines of { key, answer },
 * --by NAME says whose they are, --misses lists what is wrong.
 */
const fixtures = join(import.meta.dirname, '../../../nlp-fixtures/model');
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

const recordTo = option('--record');
const folder = recordTo ?? option('--tapes') ?? fixtures;
const tape = new ModelTape(join(folder, 'answers.jsonl'));
const texts = jsonLines<MeasuredText>(join(fixtures, 'texts.jsonl'));
const dialogues = readDialogues(fixtures);
const turns = readTurns(folder);

const answersFrom = option('--answers');
const on = new Date().toISOString().slice(0, 10);
if (recordTo !== null || answersFrom !== null) {
  const [ask, by] = recordTo !== null ? askingModel() : answering(answersFrom!);
  const refused = [
    ...(await recordTexts(texts, tape, ask, { by, on })),
    ...(await recordTurns(dialogues, turns, join(folder, 'turns.jsonl'), ask, { by, on })),
  ];
  for (const one of refused) console.error(`${one}: the answer is not of the schema`);
}

function askingModel(): [Answering, string] {
  const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model = 'gpt-4.1-mini', OPENAI_BASE_URL: baseUrl = null } = process.env;
  if (!apiKey) throw new Error('--record needs OPENAI_API_KEY, and asks OPENAI_MODEL.');
  const server = new ModelServer({ apiKey, baseUrl, model, deadlineMs: 60_000, parallel: 1 }, new NoAnswers());
  return [async (prompt) => (await server.askIfPossible(prompt, AbortSignal.timeout(60_000)))?.answer, model];
}

function answering(path: string): [Answering, string] {
  const given = new Map(jsonLines<{ key: string; answer: unknown }>(path).map(({ key, answer }) => [key, answer]));
  return [(_, place) => Promise.resolve(given.get(place)), option('--by') ?? 'hand'];
}

const played = texts.map((text) => play(text, tape));
const helped = dialogues.map((one) => playDialogue(one, turns));
const missingTo = option('--missing');
if (missingTo !== null) {
  const shown = (key: string, { system, user, format }: Prompt<unknown>): string =>
    JSON.stringify({ key, system, user, schema: format.json_schema.schema });
  const missing = [
    ...played.flatMap(({ merged, chosen, first, second }) =>
      merged === null ? [shown(first.key, first)] : chosen === null && second ? [shown(second.key, second)] : [],
    ),
    ...helped.flatMap(({ missing: one }) => (one ? [shown(one.at, one.prompt)] : [])),
  ];
  writeFileSync(missingTo, missing.map((line) => `${line}\n`).join(''));
  console.error(`${missing.length} prompts without an answer written`);
}

const table: Measured[] = played.flatMap((one, at) =>
  one.merged && one.chosen ? [{ ...one, text: texts[at]!, merged: one.merged, chosen: one.chosen }] : [],
);
console.log(`${table.length} of ${texts.length} texts have all their answers, by ${tape.names.join(', ') || 'nobody'}`);
const { MODEL_INPUT_COST: centsIn, MODEL_OUTPUT_COST: centsOut } = process.env;
const prices = centsIn && centsOut ? { in: Number(centsIn), out: Number(centsOut) } : null;
for (const line of [...variantLines(table), ...gateLines(table, prices)]) console.log(line);
const alone = dialogues.map((one) => playDialogue(one, null));
const whose = [...new Set([...turns.values()].map(({ by, on }) => `${by}, ${on}`))].join('; ');
const refused = helped.reduce((sum, one) => sum + one.refused, 0);
const unanswered = helped.filter(({ missing }) => missing).length;
console.log(
  `\n${dialogues.length} dialogues with ${turns.size} answers about their turns (${whose}); ${refused} refused, ${unanswered} dialogues with a turn that nobody answered`,
);
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
