import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.js';
import { type Followed, startStandby } from './postgres-standby.js';
import { report } from '../bootstrap/problem.mjs';

/** What the keeper is asked for, as JSON in its only argument. */
export interface Kept {
  settings?: Record<string, string> | undefined;
  /** A server that this one is to follow. */
  follows?: Followed | undefined;
}

/**
 * A process of its own that keeps a database for tests: it prints where the database is as one line of JSON, and when its standard input ends,
 * because it was told to or because whoever wanted it died, it stops the server and removes the folder.
 */
const folder = mkdtempSync(join(tmpdir(), 'mealtext-test-'));
chmodSync(folder, 0o711);
const forTests = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
const { settings = forTests, follows } = JSON.parse(process.argv[2] ?? '{}') as Kept;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
try {
  const { stop, ...where } = await (follows
    ? startStandby({ dataDir: folder, primary: follows, settings })
    : startPostgres({ dataDir: folder, settings, say: (line) => console.error(line) }));
  process.stdin.resume().once('end', () => void leave());
  const leave = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  };
  process.stdout.write(`${JSON.stringify(where)}\n`);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  process.exit(report(error));
}
