import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../../../scripts/lib/product.js';
import { freshDatabase } from '../../support/postgres.js';

/** Where the built product is, and where its rows are. */
export interface Place {
  url: string;
  databaseUrl: string;
  /** As the role that owns the tables. */
  ownerUrl: string;
}

/** The built product on a database of its own, and how to stop it. */
export interface BuiltProduct extends Place {
  /** All that it printed so far. */
  said(): string;
  stop(): Promise<void>;
}

/** Starts `backend/dist` as `npm start` does, on a free port. `env` adds to the configuration. */
export async function startBuiltProduct(env: Record<string, string> = {}): Promise<BuiltProduct> {
  const database = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-browser-'));
  const product = startProduct({
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      // A machine that is busy with other tests is slow, not broken.
      DATABASE_WAIT_MS: '60000',
      ...env,
    },
    stdio: 'pipe',
  });
  let said = '';
  for (const stream of [product.child.stdout!, product.child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const stop = async () => {
    await product.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = await product.ready;
  if (ready)
    return { url: `http://localhost:${ready.port}`, databaseUrl: database.url, ownerUrl: database.ownerUrl, said: () => said, stop };
  await stop();
  throw new Error(`the product did not start:\n${said}`);
}
