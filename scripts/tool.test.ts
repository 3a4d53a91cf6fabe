import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { script } from './lib/scripts.js';

test('a command whose reader has read enough ends without a word', { timeout: 120_000 }, async () => {
  const child = spawn(process.execPath, script('tool', 'why', '2 eggs and toast with butter, coffee'), { stdio: 'pipe' });
  const said = text(child.stderr);
  child.stdout.destroy();
  assert.deepEqual([(await once(child, 'close'))[0], (await said).replace(/^Building.*\n/m, '')], [0, '']);
});
