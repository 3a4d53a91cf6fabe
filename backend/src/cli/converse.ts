import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { GuardedThread } from '../adapters/builtin/index.js';
import type { ConverseInput } from './converse-line.js';
import type { ConverseAnswer } from './converse-thread.js';
import type { KeptTurn, WrittenPrompt } from './turn-tape.js';

// One object a line in, one object a line out, in order. A line that is no JSON, or that takes too long, is answered with an error, never with
// silence. `--model-calls` tells on standard error how many of the texts a configured model would have been asked about.
// `--turns FILE` plays answers of a model about turns, lines as `turn-tape.ts` has them; `--missing FILE` writes the prompts that have none yet, the first of
// each line, for those after it hang on what it is answered.

/** Longest time for one line, which may hold many texts, in ms. */
const DEADLINE_MS = 10_000;

const out = process.stdout;
const option = (name: string): string | null => {
  const at = process.argv.indexOf(name);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
};
const [turns, missingTo] = [option('--turns'), option('--missing')];
const answers = turns !== null || missingTo !== null ? answersIn(turns) : null;
/** It takes a reading of each free text more. */
const counting = process.argv.includes('--model-calls');
const missing = new Map<string, WrittenPrompt>();
const thread = new GuardedThread({
  start: (current) => new Worker(new URL('./converse-thread.js', import.meta.url), { workerData: { current, answers, counting } }),
  deadlineMs: DEADLINE_MS,
});
const total = { texts: 0, readings: 0, sure: 0 };

async function answer(line: string): Promise<Record<string, unknown>> {
  let input: ConverseInput;
  try {
    input = JSON.parse(line) as ConverseInput;
  } catch {
    return { id: null, error: 'not a JSON object' };
  }
  try {
    const { answer: said, count, missing: prompt } = await thread.run<ConverseAnswer>(input);
    for (const name of ['texts', 'readings', 'sure'] as const) total[name] += count[name];
    if (prompt) missing.set(prompt.at, prompt);
    return said;
  } catch (error) {
    return { id: input?.id ?? null, error: error instanceof Error ? error.message : String(error) };
  }
}

function answersIn(path: string | null): Map<string, KeptTurn> {
  const lines = path !== null && existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => JSON.parse(line) as KeptTurn).map((kept) => [kept.at, kept]));
}

let said = Promise.resolve();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue;
  const answered = answer(line);
  said = said.then(async () => void out.write(`${JSON.stringify(await answered)}\n`));
}
await said;
await thread.close();
if (missingTo !== null) {
  writeFileSync(missingTo, [...missing.values()].map((prompt) => `${JSON.stringify(prompt)}\n`).join(''));
  console.error(`${missing.size} prompts without an answer written`);
}
if (counting) {
  const { texts, readings, sure } = total;
  const saved = readings === 0 ? 0 : Math.round((1000 * sure) / readings) / 10;
  console.error(
    `model calls: ${texts} texts, ${texts - readings} understood without a reader, ${readings} free texts; the built-in reader is sure of ${sure} (${saved} % of the calls saved), ${readings - sure} would be asked`,
  );
}
