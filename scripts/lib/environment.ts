import { existsSync } from 'node:fs';
import type * as LoadConfig from '../../backend/src/config/load-config.js';
import type { Config } from '../../backend/src/config/config.js';
import { builtBackend } from './built-backend.js';
import { messageOf } from './message-of.js';
import { isFree } from './ports.js';
import { Problem } from '../bootstrap/problem.mjs';
import { at } from '../bootstrap/root.mjs';

/** Stands for the embedded database while the rest of the configuration is checked. */
const later = 'postgres://later@127.0.0.1:1/later';

/** The environment, with what `.env` adds. What is set in the environment itself wins. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'));
  return process.env;
}

/**
 * The configuration as the built product reads it; a Problem with everything that is wrong with it, before anything is started.
 * A port that is taken is found here too.
 */
export async function checkedConfiguration(env: NodeJS.ProcessEnv): Promise<Config> {
  const { loadConfig } = await builtBackend<typeof LoadConfig>('config/load-config.js');
  let config: Config;
  try {
    config = loadConfig({ ...env, DATABASE_URL: env.DATABASE_URL || later, ...(env.DATABASE_URL ? {} : { DATABASE_OWNER_URL: '' }) });
  } catch (error) {
    const problems = error instanceof Error && 'problems' in error && Array.isArray(error.problems) ? error.problems.map(String) : [];
    throw new Problem(problems.length === 1 ? `wrong configuration: ${problems[0]}` : messageOf(error));
  }
  const { host, port } = config.http;
  if (config.process.role !== 'worker' && port !== 0 && !(await isFree(port, host))) {
    throw new Problem(`port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`);
  }
  return config;
}
