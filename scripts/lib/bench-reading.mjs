import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { benchTexts } from './bench-texts.mjs';
import { at } from './root.mjs';

/** `npm run read`: seconds to the first line out, and texts a second after it. */
export async function measureReading(count) {
  const began = performance.now();
  const child = spawn(process.execPath, [at('scripts/tool.mjs'), 'read'], { stdio: ['pipe', 'pipe', 'inherit'] });
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

const countLines = (part) => part.reduce((lines, byte) => lines + (byte === 10), 0);
