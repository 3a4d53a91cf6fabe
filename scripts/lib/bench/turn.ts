import { runBench } from './support/run-bench.js';
import { textAt } from './support/texts.js';
import type { BenchContext, BenchLine } from './support/bench-line.js';

/** What the backend measured. */
interface Result {
  p50: number;
  p95: number;
  perSecond: number;
  barePerSecond: number;
  statements: number;
}

/** Turns: from a stored text to the committed reply, and the same statements sent bare to a copy of the database. */
export async function measure({ quick, postgres, folder }: BenchContext): Promise<BenchLine[]> {
  const input = Array.from({ length: quick ? 200 : 1000 }, (_, index) => textAt(index)).join('\n');
  const { p50, p95, perSecond, barePerSecond, statements } = await runBench<Result>('bench-turn', { postgres, folder }, input);
  return [
    { name: 'turn, median', figure: p50, unit: 'ms' },
    { name: 'turn, p95', figure: p95, unit: 'ms', atMost: 30 },
    {
      name: 'turns, one after the other',
      figure: perSecond,
      unit: '/s',
      ratio: perSecond / barePerSecond,
      floor: `the same SQL bare: ${Math.round(barePerSecond)}/s`,
    },
    { name: 'statements a turn', figure: statements, unit: '' },
  ];
}
