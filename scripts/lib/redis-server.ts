import { type ChildProcess, spawn } from 'node:child_process';

/** A Redis of our own on a port, without persistence, and with what BullMQ needs. `folder`: where it may write. */
export const redisServer = (port: number, folder: string, more: Record<string, string | number> = {}): ChildProcess =>
  spawn(
    'redis-server',
    Object.entries({ port, bind: '127.0.0.1', save: '', appendonly: 'no', 'maxmemory-policy': 'noeviction', dir: folder, ...more }).flatMap(
      ([name, value]) => [`--${name}`, String(value)],
    ),
    { stdio: 'ignore' },
  );
