import { cpus, loadavg } from 'node:os';
import { share } from '../bench/support/share.js';
import { type Line, printLines } from '../print-lines.js';
import { checkTotals } from './check-totals.js';
import { openLoad, type Sample, type Seen } from './open-load.js';

export interface RunOptions {
  minutes: number;
  /** A second, as are the requests. */
  texts: number;
  requests: number;
  people: number;
  roles: string[];
}

/** The product is warm by then: a tenth of the time, within these. */
const WARM_UP_S = { least: 5, most: 20 };

/** True when nothing was lost or doubled and every promise of the table was kept. */
export async function runLoad({ minutes, texts, requests, people, roles }: RunOptions): Promise<boolean> {
  const { client, underLoad, settled, close } = await openLoad({ people, roles });
  try {
    console.log(
      `${texts} texts and ${requests} requests a second for ${minutes} min, processes: ${roles.join(', ')}; ${cpus().length} cores, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`,
    );
    const warm = await underLoad(1000 * Math.min(WARM_UP_S.most, Math.max(WARM_UP_S.least, minutes * 6)), { texts, requests });
    const seen = await underLoad(minutes * 60_000, { texts, requests }, true);
    const caughtUp = await settled();
    return printLines([
      ...figures(seen, minutes),
      { name: 'failed requests while warming up', figure: warm.failures, unit: '', atMost: 0 },
      { name: 'caught up after', figure: caughtUp, unit: 's', atMost: 60 },
      ...(await checkTotals(client, warm.acks.length + seen.acks.length)),
    ]);
  } finally {
    await close();
  }
}

function figures({ acks, answers, failures, why, samples, sent }: Seen, minutes: number): Line[] {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const mean = (list: Sample[], key: keyof Sample) => list.reduce((sum, one) => sum + one[key], 0) / list.length;
  const growth = (key: keyof Sample) => 100 * (mean(samples.slice(-third), key) / mean(samples.slice(third, 2 * third), key) - 1);
  return [
    { name: 'texts sent', figure: sent, unit: '' },
    { name: 'texts a second', figure: sent / (minutes * 60), unit: '/s' },
    { name: 'acknowledged, median', figure: share(acks, 0.5), unit: 'ms' },
    { name: 'acknowledged, p95', figure: share(acks, 0.95), unit: 'ms' },
    { name: 'acknowledged, p99', figure: share(acks, 0.99), unit: 'ms', atMost: 250 },
    { name: 'API, median', figure: share(answers, 0.5), unit: 'ms' },
    { name: 'API, p95', figure: share(answers, 0.95), unit: 'ms', atMost: 250 },
    { name: `failed requests${why ? ` (${why})` : ''}`, figure: failures, unit: '', atMost: 0 },
    { name: 'memory of the largest process', figure: samples.at(-1)?.megabytes ?? NaN, unit: 'MB', atMost: 768 },
    { name: 'memory, last third over middle', figure: growth('megabytes'), unit: '%', atMost: 5 },
    { name: 'connections, last third over middle', figure: growth('connections'), unit: '%', atMost: 5 },
  ];
}
