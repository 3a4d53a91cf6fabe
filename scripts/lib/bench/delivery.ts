import { runBench } from './support/run-bench.js';
import type { BenchContext, BenchLine } from './support/bench-line.js';

/** Texts out, with a provider that answers at once: claiming and settling, and two bare updates a text. */
export async function measure({ quick, postgres, folder }: BenchContext): Promise<BenchLine[]> {
  const { perSecond, barePerSecond } = await runBench<{ perSecond: number; barePerSecond: number }>(
    'bench-delivery',
    { postgres, folder },
    String(quick ? 300 : 2000),
  );
  return [
    {
      name: 'texts out',
      figure: perSecond,
      unit: '/s',
      atLeast: 100,
      ratio: perSecond / barePerSecond,
      floor: `two bare updates a text: ${Math.round(barePerSecond)}/s`,
    },
  ];
}
