import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { script } from '../../support/script.mjs';

/** The built product for all files of tests in which nobody does what others see; everybody in them comes from one address. */
export async function startSharedProduct() {
  const { startProduct } = await script('lib/product');
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-browser-'));
  const { TEST_POSTGRES_APPLICATION_URL: databaseUrl, TEST_POSTGRES_OWNER_URL: ownerUrl } = process.env;
  const product = startProduct({
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
      DATABASE_WAIT_MS: '60000',
      CODES_PER_ADDRESS: '-1',
      CODES_PER_EXCHANGE: '-1',
      CODES_PER_DAY: '-1',
    },
    stdio: 'pipe',
  });
  let said = '';
  for (const stream of [product.child.stdout, product.child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
  const ready = await product.ready;
  if (!ready) throw new Error(`the product did not start:\n${said}`);
  const stop = async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { place: { url: `http://localhost:${ready.port}`, databaseUrl, ownerUrl }, stop };
}
