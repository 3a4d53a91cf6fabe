import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { STUCK_WORD } from './lib/chaos/stuck-word.js';
import { startProduct } from './lib/product.js';
import { loadable } from './lib/scripts.js';
import { temporaryPostgres } from './lib/temporary-postgres.js';

test('a product whose event loop stands still is ended by its watchdog, which says so', { timeout: 180_000 }, async (t) => {
  const postgres = await temporaryPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-watched-'));
  t.after(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    DATABASE_URL: postgres.databaseUrl,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    PORT: '0',
    HOST: '127.0.0.1',
    ROLE: 'all',
    STUCK_IN: 'loop',
    NODE_OPTIONS: `--import=${loadable('lib/chaos/stuck-word')}`,
  };
  const product = startProduct({ env, stdio: 'pipe' });
  let said = '';
  for (const stream of [product.child.stdout, product.child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const ready = await product.ready;
  assert.ok(ready, said);
  // The address that somebody signs in with is read in the loop.
  await fetch(`http://127.0.0.1:${ready.port}/api/staff/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'x' },
    body: JSON.stringify({ email: `${STUCK_WORD}@example.com`, password: 'a long password', code: '123456' }),
  }).catch(() => {});
  assert.deepEqual(await product.ended, { code: null, signal: 'SIGKILL' });
  assert.match(said, /"event loop stands still: the process is ended"/);
});
