import { createInterface } from 'node:readline';
import { foodsInUse } from './foods-in-use.js';
import { type ConverseInput, converseLine, type ReadingCount } from './converse-line.js';

// One object a line in, one object a line out, in order. A line that is no JSON is answered with an error, never with silence.
// `--model-calls` tells on standard error how many of the texts a configured model would have been asked about.
const out = process.stdout;
out.on('error', () => process.exit(0));

function answer(line: string): Record<string, unknown> {
  let input: ConverseInput;
  try {
    input = JSON.parse(line) as ConverseInput;
  } catch {
    return { id: null, error: 'not a JSON object' };
  }
  try {
    return converseLine(input, table, count);
  } catch (error) {
    return { id: input.id ?? null, error: error instanceof Error ? error.message : String(error) };
  }
}

const count: ReadingCount = { texts: 0, readings: 0, sure: 0 };
const table = await foodsInUse();
const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
lines.on('line', (line) => {
  if (line.trim() !== '') out.write(`${JSON.stringify(answer(line))}\n`);
});
lines.on('close', () => {
  if (!process.argv.includes('--model-calls')) return;
  const { texts, readings, sure } = count;
  const saved = readings === 0 ? 0 : Math.round((1000 * sure) / readings) / 10;
  console.error(
    `model calls: ${texts} texts, ${texts - readings} understood without a reader, ${readings} free texts; the built-in reader is sure of ${sure} (${saved} % of the calls saved), ${readings - sure} would be asked`,
  );
});
