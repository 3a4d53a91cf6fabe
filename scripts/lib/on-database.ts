import { pathToFileURL } from 'node:url';
import { dataFolder } from './data-folder.js';
import { readEnvironment } from './environment.js';
import { startPostgres } from './postgres.js';
import { prepare } from './prepare.js';
import { report } from '../bootstrap/problem.mjs';
import { at } from '../bootstrap/root.mjs';

/** Runs a command of the backend on the configured database or else the product's own, running or not. */
export async function onDatabase(command: string): Promise<void> {
  try {
    await prepare({ packages: ['backend'], say: console.error, output: 2 });
    const env = Object.assign(readEnvironment(), { DATA_DIR: dataFolder() });
    const postgres = env.DATABASE_URL ? undefined : await startPostgres({ dataDir: env.DATA_DIR, say: console.error });
    try {
      if (postgres) Object.assign(env, { DATABASE_URL: postgres.databaseUrl, DATABASE_OWNER_URL: postgres.ownerUrl });
      await import(pathToFileURL(at(`backend/dist/cli/${command}.js`)).href);
    } finally {
      await postgres?.stop();
    }
  } catch (error) {
    process.exitCode = report(error);
  }
}
