import { script } from './script.mjs';

/** One empty server for every suite of this run; each suite makes a database of its own in it. */
export default async function startPostgres() {
  if (globalThis.testPostgres) return;
  const { temporaryPostgres } = await script('lib/temporary-postgres');
  const server = await temporaryPostgres();
  globalThis.testPostgres = server;
  process.env.TEST_POSTGRES_ADMIN_URL = server.adminUrl;
  process.env.TEST_POSTGRES_OWNER_URL = server.ownerUrl;
  process.env.TEST_POSTGRES_APPLICATION_URL = server.databaseUrl;
}
