import { spawnSync } from 'node:child_process';
import { startRedis } from './support/redis.js';
import { runBench } from './support/run-bench.js';
import type { BenchContext, BenchLine } from './support/bench-line.js';

/** What the backend measured. */
interface Result {
  perSecond: number;
  rawPerSecond: number;
  p50: number;
  rawP50: number;
}

/** Doorbells: our jobs, each with its look at the rows, beside jobs that do nothing, on each store that this machine has. */
export async function measure({ quick, postgres, folder }: BenchContext): Promise<BenchLine[]> {
  const jobs = String(quick ? 300 : 2000);
  const lines = linesOf('PostgreSQL', await runBench<Result>('bench-queue', { postgres, folder }, jobs));
  if (spawnSync('redis-server', ['--version']).status !== 0) return lines;
  const redis = await startRedis();
  try {
    return [
      ...lines,
      ...linesOf(
        'Redis',
        await runBench<Result>('bench-queue', { postgres, folder, database: 'bench_queue_redis' }, jobs, { REDIS_URL: redis.url }),
      ),
    ];
  } finally {
    await redis.stop();
  }
}

const linesOf = (store: string, { perSecond, rawPerSecond, p50, rawP50 }: Result): BenchLine[] => [
  {
    name: `doorbells on ${store}`,
    figure: perSecond,
    unit: '/s',
    atLeast: 100,
    ratio: perSecond / rawPerSecond,
    floor: `empty BullMQ jobs: ${Math.round(rawPerSecond)}/s`,
  },
  {
    name: `ring to answer, idle, ${store}`,
    figure: p50,
    unit: 'ms',
    atMost: 50,
    ratio: p50 / rawP50,
    floor: `empty: ${rawP50.toPrecision(2)} ms`,
  },
];
