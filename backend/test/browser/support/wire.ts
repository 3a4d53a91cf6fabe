import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Place } from './start-built-product.js';

/** A wire to the product that can be cut: then nobody gets through to it, neither a page nor its service worker. */
export interface Wire {
  /** The product as it is reached over the wire. */
  product: Place;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Lays a wire; it goes when `cut` and when the process ends. */
export async function layWire(product: Place): Promise<Wire> {
  const target = Number(new URL(product.url).port);
  const open = new Set<Socket>();
  const carry = (near: Socket): void => {
    const far = connect(target, 'localhost');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(carry).listen(port, 'localhost');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    product: { ...product, url: `http://localhost:${port}` },
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: async () => {
      server = await listen(port);
    },
  };
}
