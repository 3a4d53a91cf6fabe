import { createInterface } from 'node:readline';
import { isZone } from '../domain/local-day.js';
import { foodsInUse } from './foods-in-use.js';
import { modelHearing } from './model-hearing.js';
import { presentLine, readLine, type ReadLineOptions } from './read-line.js';

const USAGE = 'usage: read [--as meal|workout|auto] [--now ISO] [--zone IANA] [--reader builtin|model] < texts';

interface Arguments extends ReadLineOptions {
  reader: 'builtin' | 'model';
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function parseArguments(words: readonly string[]): Arguments {
  const out: Arguments = { as: 'auto', now: new Date(), zone: 'America/New_York', reader: 'builtin' };
  for (let i = 0; i < words.length; i++) {
    const [flag, inline] = words[i]!.split(/=(.*)/s) as [string, string?];
    const value = inline ?? words[++i];
    if (value === undefined) fail(`${flag} needs a value. ${USAGE}`);
    if (flag === '--as' && (value === 'meal' || value === 'workout' || value === 'auto')) out.as = value;
    else if (flag === '--reader' && (value === 'builtin' || value === 'model')) out.reader = value;
    else if (flag === '--zone' && isZone(value)) out.zone = value;
    else if (flag === '--now' && !Number.isNaN(Date.parse(value))) out.now = new Date(value);
    else fail(`${flag} ${value} is not understood. ${USAGE}`);
  }
  return out;
}

const args = parseArguments(process.argv.slice(2));
const model = args.reader === 'model' ? modelHearing(process.env) : null;
if (args.reader === 'model' && !model) fail('read: --reader model needs OPENAI_API_KEY');
args.table = await foodsInUse();

// One line in, one line out, in order; what was answered is written in batches, and at once when no more is waiting.
const out = process.stdout;
let batch: string[] = [];
const flush = (): void => {
  if (batch.length) out.write(batch.join(''));
  batch = [];
};
const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
const answer = (line: Record<string, unknown>): void => {
  if (batch.length === 0) setImmediate(flush);
  batch.push(`${JSON.stringify(line)}\n`);
  if (batch.length >= 200) flush();
};
if (model) {
  for await (const line of lines) answer(presentLine(line, await model(line, args), args));
} else {
  lines.on('line', (line) => answer(readLine(line, args)));
}
lines.on('close', flush);
