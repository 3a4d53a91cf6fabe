import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from './ports.js';

export interface Relay {
  port: number;
  /** The same address, by way of the relay. */
  through(url: string): string;
  /** Leads to another port of this machine from now on, or nowhere (null); whoever is connected is cut off. */
  lead(to: number | null): void;
  close(): Promise<void>;
}

/** What stands before servers of which one is in charge, as HAProxy does with Patroni: one address that leads to whichever it is now. */
export async function openRelay(to: number | null): Promise<Relay> {
  let target = to;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    if (target === null) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const port = portOf(server);
  return {
    port,
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    lead: (next) => {
      target = next;
      cut();
    },
    close: async () => {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
