import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { redisServer } from '../../../scripts/lib/redis-server.js';
import { eventually } from './eventually.js';
import { freePort } from './redis.js';

const NODES = 3;
const SLOTS = 16_384;

export interface TestRedisCluster {
  /** Of one of its nodes. */
  url: string;
  nodes: Redis[];
  /** One of its nodes is gone for so long, and empty when it is back; its slots are its own still. */
  goAway(index: number, ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis Cluster of our own: three nodes with a third of the slots each. */
export async function startRedisCluster(): Promise<TestRedisCluster> {
  const ports: number[] = [];
  while (ports.length < 2 * NODES) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  const started = ports.slice(0, NODES).map((port, index) => {
    const bus = ports[NODES + index]!;
    const folder = mkdtempSync(join(tmpdir(), 'mealtext-redis-'));
    const start = () => redisServer(port, folder, { 'cluster-enabled': 'yes', 'cluster-port': bus });
    const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    return { port, bus, start, server: start(), client };
  });
  const [first] = started;
  for (const [index, { client, port, bus }] of started.entries()) {
    await client.ping();
    const from = Math.floor((index * SLOTS) / NODES);
    await client.call('CLUSTER', 'ADDSLOTSRANGE', from, Math.floor(((index + 1) * SLOTS) / NODES) - 1);
    if (index > 0) await first!.client.call('CLUSTER', 'MEET', '127.0.0.1', port, bus);
  }
  for (const { client } of started)
    await eventually(
      () => client.call('CLUSTER', 'INFO') as Promise<string>,
      (info) => info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${NODES}`),
    );
  return {
    url: `redis://127.0.0.1:${first!.port}`,
    nodes: started.map(({ client }) => client),
    goAway: async (index, ms) => {
      const node = started[index]!;
      const gone = once(node.server, 'exit');
      node.server.kill('SIGKILL');
      await gone;
      await pause(ms);
      node.server = node.start();
    },
    stop: async () => {
      for (const { client, server } of started) {
        client.disconnect();
        const gone = once(server, 'exit');
        if (server.exitCode === null && server.kill('SIGTERM')) await gone;
      }
    },
  };
}
