import './lib/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { dataFolder } from './lib/data-folder.mjs';
import { readEnvironment } from './lib/environment.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { prepare } from './lib/prepare.mjs';
import { report } from './lib/problem.mjs';
import { at } from './lib/root.mjs';

/** `npm run staff -- add …`: accounts of the support console, on the configured database or else the product's own, running or not. */
try {
  await prepare({ packages: ['backend'], say: console.error, output: 2 });
  const env = Object.assign(readEnvironment(), { DATA_DIR: dataFolder() });
  const postgres = env.DATABASE_URL ? undefined : await startPostgres({ dataDir: env.DATA_DIR, say: console.error });
  try {
    if (postgres) Object.assign(env, { DATABASE_URL: postgres.databaseUrl, DATABASE_OWNER_URL: postgres.ownerUrl });
    await import(pathToFileURL(at('backend/dist/cli/staff.js')).href);
  } finally {
    await postgres?.stop();
  }
} catch (error) {
  process.exitCode = report(error);
}
