import { createInterface } from 'node:readline';
import { loadable } from '../scripts.js';
import { type RunningProduct, startProduct } from '../product.js';
import type { Random } from './seeded.js';

/** What each process loads before the product. */
export const PRELOADED = `--import=${loadable('lib/chaos/shifting-clock')}`;

export type Role = 'api' | 'worker';

/** One of the processes that are kept: the product in it at this moment, and how often it ended. */
export interface Member {
  role: Role;
  index: number;
  up: boolean;
  ends: number;
  product: RunningProduct | undefined;
}

export interface Processes {
  logs: string[];
  /** How long each process that was asked to stop took, in ms. */
  stops: number[];
  up(role: Role): Member[];
  ready(): Promise<void>;
  /** Sends a signal to one that is up; undefined when none is. */
  signal(role: Role, name: NodeJS.Signals, random: Random): Member | undefined;
  stopOne(role: Role, random: Random): Promise<void>;
  ends(): number;
  close(): Promise<void>;
}

/** Processes of the product, each started again as soon as it ends, whatever it ended of. */
export function keepProcesses(roles: Role[], envOf: (member: { role: Role; index: number }) => NodeJS.ProcessEnv): Processes {
  const logs: string[] = [];
  const stops: number[] = [];
  let closing = false;
  const members = roles.map((role, index): Member => ({ role, index, up: false, ends: 0, product: undefined }));
  const lives = members.map(live);

  async function live(member: Member): Promise<void> {
    while (!closing) {
      const env = { NODE_OPTIONS: PRELOADED, ...envOf(member) };
      const product = startProduct({ env, stdio: 'pipe' });
      member.product = product;
      for (const stream of [product.child.stdout, product.child.stderr])
        if (stream) createInterface({ input: stream }).on('line', (line) => logs.push(line));
      member.up = Boolean(await product.ready);
      await product.ended;
      member.up = false;
      member.ends += 1;
    }
  }

  const up = (role: Role) => members.filter((member) => member.role === role && member.up);
  return {
    logs,
    stops,
    up,
    ready: async () => {
      while (members.some((member) => !member.up)) {
        if (members.some((member) => member.ends > 2)) throw new Error(`the product does not start:\n${logs.slice(-20).join('\n')}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    signal: (role, name, random) => {
      const list = up(role);
      const one = list[Math.floor(random() * list.length)];
      return one?.product?.child.kill(name) ? one : undefined;
    },
    stopOne: async (role, random) => {
      const list = up(role);
      const one = list[Math.floor(random() * list.length)];
      if (!one?.product) return;
      const began = performance.now();
      one.product.child.kill('SIGTERM');
      await one.product.ended;
      stops.push(performance.now() - began);
    },
    ends: () => members.reduce((total, { ends }) => total + ends, 0),
    close: async () => {
      closing = true;
      await Promise.all(members.flatMap(({ product }) => (product ? [product.stop()] : [])));
      await Promise.all(lives);
    },
  };
}
