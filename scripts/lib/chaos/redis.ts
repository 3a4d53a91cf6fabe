import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '../ports.js';
import { redisServer } from '../redis-server.js';

export interface ChaosRedis {
  url: string;
  flush(): Promise<unknown>;
  /** Gone for `ms`, and empty when it is back. */
  goAway(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of our own, without persistence, that can be emptied and taken away. */
export async function startRedis(folder: string): Promise<ChaosRedis> {
  const port = await freePort();
  const start = () => redisServer(port, folder);
  let server = start();
  await once(server, 'spawn');
  const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null });
  client.on('error', () => {});
  await client.ping();
  const end = async () => {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    flush: () => client.flushall(),
    goAway: async (ms) => {
      await end();
      await new Promise((resolve) => setTimeout(resolve, ms));
      server = start();
    },
    stop: async () => {
      client.disconnect();
      await end();
    },
  };
}
