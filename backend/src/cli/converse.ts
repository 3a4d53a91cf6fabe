import { createInterface } from 'node:readline';
import { foodsInUse } from './foods-in-use.js';
import { type ConverseInput, converseLine } from './converse-line.js';

// One object a line in, one object a line out, in order. A line that is no JSON is answered with an error, never with silence.
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
    return converseLine(input, table);
  } catch (error) {
    return { id: input.id ?? null, error: error instanceof Error ? error.message : String(error) };
  }
}

const table = await foodsInUse();
const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
lines.on('line', (line) => {
  if (line.trim() !== '') out.write(`${JSON.stringify(answer(line))}\n`);
});
