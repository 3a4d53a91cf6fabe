import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { at } from '../../bootstrap/root.mjs';
import { script } from '../scripts.js';
import { benchTexts, hardTexts } from './support/texts.js';

/** `npm run read`: seconds to the first line, texts a second after it, the slowest in a hundred, the worst of all, and what it takes to load. */
export async function measure({ quick }) {
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

async function through(command, args, count) {
  const began = performance.now();
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(`${benchTexts[0]}\n`);
  const [first] = await once(child.stdout, 'data');
  const firstLine = performance.now();
  let lines = countLines(first);
  const all = new Promise((resolve) => child.stdout.on('data', (part) => (lines += countLines(part)) >= count && resolve()));
  child.stdin.end(`${Array.from({ length: count - 1 }, (_, index) => benchTexts[index % benchTexts.length]).join('\n')}\n`);
  await all;
  const ended = performance.now();
  await once(child, 'close');
  return { firstLine: (firstLine - began) / 1000, perSecond: (1000 * (count - 1)) / (ended - firstLine) };
}

/** The reader itself, without processes and pipes in between. */
async function inProcess(count) {
  const began = performance.now();
  const { readLine } = await import(pathToFileURL(at('backend/dist/cli/read-line.js')).href);
  const options = { as: 'auto', now: new Date(), zone: 'America/New_York' };
  readLine(benchTexts[0], options);
  const loadMs = performance.now() - began;
  for (let round = 0; round < 20; round += 1) for (const text of benchTexts) readLine(text, options);
  const took = Array.from({ length: count }, (_, index) =>
    millisecondsOf(() => readLine(benchTexts[index % benchTexts.length], options)),
  ).sort((a, b) => a - b);
  const worst = Math.max(
    ...hardTexts.map((text) => Math.min(...Array.from({ length: 3 }, () => millisecondsOf(() => readLine(text, options))))),
  );
  return { loadMs, p99: took[Math.floor(count * 0.99)], worst };
}

function millisecondsOf(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const countLines = (part) => part.reduce((lines, byte) => lines + (byte === 10), 0);
