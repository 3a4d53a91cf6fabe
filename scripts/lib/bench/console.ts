import { runBench } from './support/run-bench.js';
import type { BenchContext, BenchLine } from './support/bench-line.js';

/** What the backend measured. */
interface Result {
  lists: { name: string; p50: number; p95: number }[];
  bare: { p95: number };
  replay: { conversations: number; texts: number; seconds: number };
}

/** Lists, searches and the replay bench of the console over 100,000 users, 1,000,000 meals and 2,000,000 messages; a tenth of each when quick. */
export async function measure({ quick, postgres, folder }: BenchContext): Promise<BenchLine[]> {
  const scale = quick ? 0.1 : 1;
  const { lists, bare, replay } = await runBench<Result>(
    'bench-console',
    { postgres, folder },
    JSON.stringify({ scale, samples: quick ? 15 : 40 }),
  );
  const slowest = lists.reduce((a, b) => (a.p95 > b.p95 ? a : b));
  return [
    {
      name: `console: slowest list, p95 (${slowest.name})`,
      figure: slowest.p95,
      unit: 'ms',
      atMost: 100,
      ratio: slowest.p95 / bare.p95,
      floor: `25 rows by key: ${bare.p95.toPrecision(2)} ms`,
    },
    ...lists.map(({ name, p50, p95 }) => ({
      name: `  ${name}, p95`,
      figure: p95,
      unit: 'ms',
      ratio: p95 / p50,
      floor: `p50: ${p50.toPrecision(2)} ms`,
    })),
    {
      name: `console: replay of ${replay.conversations} conversations (${replay.texts} texts)`,
      figure: replay.seconds,
      unit: 's',
      atMost: 10,
    },
  ];
}
