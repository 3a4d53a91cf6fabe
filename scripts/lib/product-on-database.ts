import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.js';

/** The addresses of a database. */
export interface Database {
  databaseUrl: string;
  /** As the role that owns the tables. */
  ownerUrl: string;
}

/** Where the built product is, and where its rows are. */
export interface Place extends Database {
  url: string;
}

/** The built product, and how to stop it. */
export interface BuiltProduct {
  place: Place;
  /** All that it printed so far. */
  said(): string;
  stop(): Promise<void>;
}

/** For tests, starts `backend/dist` as `npm start` does, on a free port and a database that is there. `env` adds to the configuration. */
export async function productOnDatabase({ databaseUrl, ownerUrl }: Database, env: Record<string, string> = {}): Promise<BuiltProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-browser-'));
  const product = startProduct({
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
      // A machine that is busy with other tests is slow, not broken.
      DATABASE_WAIT_MS: '60000',
      ...env,
    },
    stdio: 'pipe',
  });
  let said = '';
  for (const stream of [product.child.stdout, product.child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const stop = async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = await product.ready;
  if (ready) return { place: { url: `http://localhost:${ready.port}`, databaseUrl, ownerUrl }, said: () => said, stop };
  await stop();
  throw new Error(`the product did not start:\n${said}`);
}
