import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type * as ReadLine from '../../../backend/src/cli/read-line.js';
import { builtBackend } from '../built-backend.js';
import { script } from '../scripts.js';
import { benchTexts, hardTexts, textAt } from './support/texts.js';
import type { BenchContext, BenchLine } from './support/bench-line.js';

/** `npm run read`: seconds to the first line, texts a second after it, the slowest in a hundred, the worst of all, and what it takes to load. */
export async function measure({ quick }: BenchContext): Promise<BenchLine[]> {
  const count = quick ? 4_000 : 20_000;
  const idle = await through(process.execPath, ['-e', 'process.stdin.pipe(process.stdout)'], count);
  const read = await through(process.execPath, script('tool', 'read'), count);
  const { loadMs, p99, worst } = await inProcess(quick ? 2_000 : 10_000);
  return [
    {
      name: 'read, first line',
      figure: read.firstLine,
      unit: 's',
      atMost: 2,
      ratio: read.firstLine / idle.firstLine,
      floor: `Node passing lines on: ${idle.firstLine.toPrecision(2)} s`,
    },
    {
      name: 'read, texts a second',
      figure: read.perSecond,
      unit: '/s',
      atLeast: 4_000,
      ratio: read.perSecond / idle.perSecond,
      floor: `Node passing lines on: ${Math.round(idle.perSecond)}/s`,
    },
    { name: 'read, slowest of a hundred', figure: p99, unit: 'ms', atMost: 3 },
    { name: 'read, worst text', figure: worst, unit: 'ms', atMost: 50 },
    { name: 'reader, load to first answer', figure: loadMs, unit: 'ms', atMost: 1000 },
  ];
}

async function through(command: string, args: string[], count: number): Promise<{ firstLine: number; perSecond: number }> {
  const began = performance.now();
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(`${textAt(0)}\n`);
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  const firstLine = performance.now();
  let lines = countLines(first);
  const all = new Promise<void>((resolve) =>
    child.stdout.on('data', (part: Buffer) => {
      lines += countLines(part);
      if (lines >= count) resolve();
    }),
  );
  child.stdin.end(`${Array.from({ length: count - 1 }, (_, index) => textAt(index)).join('\n')}\n`);
  await all;
  const ended = performance.now();
  await once(child, 'close');
  return { firstLine: (firstLine - began) / 1000, perSecond: (1000 * (count - 1)) / (ended - firstLine) };
}

/** The reader itself, without processes and pipes in between. */
async function inProcess(count: number): Promise<{ loadMs: number; p99: number; worst: number }> {
  const began = performance.now();
  const { readLine } = await builtBackend<typeof ReadLine>('cli/read-line.js');
  const options: ReadLine.ReadLineOptions = { as: 'auto', now: new Date(), zone: 'America/New_York' };
  readLine(textAt(0), options);
  const loadMs = performance.now() - began;
  for (let round = 0; round < 20; round += 1) for (const text of benchTexts) readLine(text, options);
  const took = Array.from({ length: count }, (_, index) => millisecondsOf(() => readLine(textAt(index), options))).sort((a, b) => a - b);
  const worst = Math.max(
    ...hardTexts.map((text) => Math.min(...Array.from({ length: 3 }, () => millisecondsOf(() => readLine(text, options))))),
  );
  return { loadMs, p99: took[Math.floor(count * 0.99)] ?? NaN, worst };
}

function millisecondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const countLines = (part: Buffer): number => part.reduce((lines, byte) => lines + Number(byte === 10), 0);
