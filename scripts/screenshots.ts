import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from './lib/postgres.js';
import { prepare } from './lib/prepare.js';
import { report } from './bootstrap/problem.mjs';
import { type RunningProduct, startProduct } from './lib/product.js';
import { handsetBesideDashboard } from './lib/screenshots/handset-beside-dashboard.js';
import { at } from './bootstrap/root.mjs';

/** `npm run screenshots`: the picture of the README, taken of the demo. */
const folder = mkdtempSync(join(tmpdir(), 'mealtext-screenshots-'));
chmodSync(folder, 0o711);
let postgres: RunningPostgres | undefined;
let product: RunningProduct | undefined;
try {
  await prepare();
  postgres = await startPostgres({ dataDir: folder });
  const database = { DATABASE_URL: postgres.databaseUrl, DATABASE_OWNER_URL: postgres.ownerUrl };
  product = startProduct({ env: { ...process.env, ...database, DATA_DIR: folder, PORT: '0', NODE_ENV: 'development' }, args: ['--demo'] });
  const ready = await product.ready;
  if (!ready) throw new Error('the product did not start');
  const file = at('docs/handset-and-dashboard.png');
  mkdirSync(at('docs'), { recursive: true });
  writeFileSync(file, await handsetBesideDashboard(`http://localhost:${ready.port}`));
  console.log(`written: ${file}`);
} catch (error) {
  process.exitCode = report(error);
} finally {
  await product?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
