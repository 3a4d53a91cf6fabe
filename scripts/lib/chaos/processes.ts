import { createInterface } from 'node:readline';
import { loadable } from '../scripts.js';
import { startProduct } from '../product.js';

/** What each process loads before the product. */
export const PRELOADED = `--import=${loadable('lib/chaos/shifting-clock')}`;

/** Processes of the product, each started again as soon as it ends, whatever it ended of. */
export function keepProcesses(roles, envOf) {
  const logs = [];
  const stops = [];
  let closing = false;
  const members = roles.map((role, index) => {
    const member = { role, index, up: false, ends: 0, product: undefined };
    member.life = live(member);
    return member;
  });

  async function live(member) {
    while (!closing) {
      const env = { NODE_OPTIONS: PRELOADED, ...envOf(member) };
      const product = startProduct({ env, stdio: 'pipe' });
      member.product = product;
      for (const stream of [product.child.stdout, product.child.stderr])
        createInterface({ input: stream }).on('line', (line) => logs.push(line));
      member.up = Boolean(await product.ready);
      await product.ended;
      member.up = false;
      member.ends += 1;
    }
  }

  const up = (role) => members.filter((member) => member.role === role && member.up);
  return {
    logs,
    /** How long each process that was asked to stop took, in ms. */
    stops,
    up,
    ready: async () => {
      while (members.some((member) => !member.up)) {
        if (members.some((member) => member.ends > 2)) throw new Error(`the product does not start:\n${logs.slice(-20).join('\n')}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    /** Sends a signal to one that is up; false when none is. */
    signal: (role, name, random) => {
      const list = up(role);
      const one = list[Math.floor(random() * list.length)];
      return one ? one.product.child.kill(name) && one : false;
    },
    stopOne: async (role, random) => {
      const list = up(role);
      const one = list[Math.floor(random() * list.length)];
      if (!one) return;
      const began = performance.now();
      one.product.child.kill('SIGTERM');
      await one.product.ended;
      stops.push(performance.now() - began);
    },
    ends: () => members.reduce((total, { ends }) => total + ends, 0),
    close: async () => {
      closing = true;
      await Promise.all(members.map(({ product }) => product?.stop()));
      await Promise.all(members.map(({ life }) => life));
    },
  };
}
