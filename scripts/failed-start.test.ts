import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { portOf } from './lib/ports.js';
import { startProduct } from './lib/product.js';
import { temporaryPostgres } from './lib/temporary-postgres.js';

test('a start that fails once everything is connected ends, and says why once', { timeout: 120_000 }, async (t) => {
  const postgres = await temporaryPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-failed-'));
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  t.after(async () => {
    taken.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    DATABASE_URL: postgres.databaseUrl,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    PORT: String(portOf(taken)),
    HOST: '127.0.0.1',
    ROLE: 'all',
  };
  const product = startProduct({ env, stdio: 'pipe' });
  let said = '';
  for (const stream of [product.child.stdout, product.child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  assert.deepEqual(await product.ended, { code: 1, signal: null });
  assert.match(said, /EADDRINUSE/);
  assert.ok(said.split('\n').length < 60, said.slice(-2000));
});
