import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import { script } from '../../support/script.mjs';

/** Everybody comes from one address, and one of staff may give back three dollars without another. */
const SETTINGS = { CODES_PER_ADDRESS: '-1', CODES_PER_EXCHANGE: '-1', CODES_PER_DAY: '-1', STAFF_REFUND_ALONE: '3' };

/** Lends each worker of Jest a built product, on a database of its own, from when it first asks until all is over. */
export async function lendProducts() {
  const products = new Map();
  const server = createServer(({ url: worker }, response) => {
    if (!products.has(worker)) products.set(worker, startProduct(`worker_${products.size + 1}`));
    products.get(worker).then(
      ({ place }) => response.end(JSON.stringify(place)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      server.close();
      await Promise.allSettled([...products.values()].map(async (product) => (await product).stop()));
    },
  };
}

async function startProduct(name) {
  const { productOnDatabase } = await script('lib/product-on-database');
  const { TEST_POSTGRES_ADMIN_URL: admin, TEST_POSTGRES_APPLICATION_URL: application, TEST_POSTGRES_OWNER_URL: owner } = process.env;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${name} owner ${decodeURIComponent(new URL(owner).username)}`);
  await client.end();
  const within = (url) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return productOnDatabase({ databaseUrl: within(application), ownerUrl: within(owner) }, SETTINGS);
}
