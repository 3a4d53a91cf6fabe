import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { redisServer } from '../../../scripts/lib/redis-server.js';
import { programMissing } from './program.js';

export interface TestRedis {
  url: string;
  /** For looking in and for breaking things. */
  client: Redis;
  stop(): Promise<void>;
}

/** Why there is no Redis on this machine; null when there is one. Where we may, it is installed first. */
export const redisMissing = (): string | null => programMissing('redis-server', 'redis-server');

/** A Redis of our own, without persistence. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const server = redisServer(port, mkdtempSync(join(tmpdir(), 'mealtext-redis-')));
  const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  await client.ping();
  return { url: `redis://127.0.0.1:${port}`, client, stop: () => stop(server, client) };
}

async function stop(server: ChildProcess, client: Redis): Promise<void> {
  client.disconnect();
  if (server.exitCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
