import type { BenchContext, BenchLine } from './support/bench-line.js';
import { runBench } from './support/run-bench.js';
import { textAt } from './support/texts.js';

/** What the backend measured. */
interface Result {
  p50: number;
  perSecond: number;
  /** The same SQL, sent bare. */
  barePerSecond: number;
}

const WHOLE = 0;
const PARTS = [WHOLE, 1, 4, 16];

/** Turns where what belongs to people lies in parts by owner, beside the same where it does not. */
export async function measure({ quick, postgres, folder }: BenchContext): Promise<BenchLine[]> {
  const input = Array.from({ length: quick ? 200 : 1000 }, (_, index) => textAt(index)).join('\n');
  const lines: BenchLine[] = [];
  let whole = NaN;
  for (const parts of PARTS) {
    const { p50, perSecond, barePerSecond } = await runBench<Result>(
      'bench-turn',
      { postgres, folder, database: `bench_turn_in_${parts}` },
      input,
      {
        BENCH_PARTITIONS: String(parts),
      },
    );
    if (parts === WHOLE) whole = perSecond;
    else
      lines.push(
        { name: `turn in ${parts} parts, median`, figure: p50, unit: 'ms' },
        {
          name: `turns in ${parts} parts`,
          figure: perSecond,
          unit: '/s',
          ratio: perSecond / whole,
          floor: `whole tables: ${Math.round(whole)}/s; the same SQL bare: ${Math.round(barePerSecond)}/s`,
        },
      );
  }
  return lines;
}
