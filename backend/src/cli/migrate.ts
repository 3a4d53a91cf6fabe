import { migrate } from '../adapters/postgres/index.js';
import { ConfigProblems, loadConfig } from '../config/load-config.js';

/** Brings the database up to this version, as its owner, and ends. Run once before several processes start. */
try {
  const { database } = loadConfig(process.env);
  await migrate(database.ownerUrl, database.url, (line) => console.log(line));
} catch (error) {
  console.error(error instanceof ConfigProblems || error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
