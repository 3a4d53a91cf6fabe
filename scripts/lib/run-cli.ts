import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dataFolder, prepareDataFolder } from './data-folder.js';
import { readEnvironment } from './environment.js';
import { startPostgres } from './postgres.js';
import { prepare } from './prepare.js';
import { at } from '../bootstrap/root.mjs';

/** A command of the backend on the database in use: the one DATABASE_URL names, else the embedded one, started for it when it is not running. Settles with the exit code. */
export async function runCli(name: string, args: string[]): Promise<number> {
  await prepare({ packages: ['backend'], say: console.error, output: 2 });
  const env: NodeJS.ProcessEnv & { DATA_DIR: string } = { ...readEnvironment(), DATA_DIR: dataFolder() };
  prepareDataFolder(env.DATA_DIR);
  const postgres = env.DATABASE_URL ? undefined : await startPostgres({ dataDir: env.DATA_DIR, say: console.error });
  try {
    const database = postgres && { DATABASE_URL: postgres.databaseUrl, DATABASE_OWNER_URL: postgres.ownerUrl };
    const child = spawn(process.execPath, [at('backend/dist/cli', `${name}.js`), ...args], {
      env: { ...env, ...database },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    await postgres?.stop();
  }
}
