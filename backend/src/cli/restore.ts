import { BackupProblem, restoreBackup, SECRET_MARK } from '../adapters/postgres/backup/index.js';
import { keyedHash } from '../adapters/system/index.js';
import { loadConfig } from '../config/load-config.js';

// `restore.js FILE`: a backup into an empty database.

const file = process.argv[2];
try {
  if (!file) throw new Error('say what: restore.js FILE');
  const { database, secrets } = loadConfig(process.env);
  const { rows, tables, at } = await restoreBackup(database.ownerUrl, file, keyedHash(secrets.hash)(SECRET_MARK));
  console.log(`${rows} rows of ${tables} tables restored, as of ${at}. The next start brings the schema up to date.`);
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  console.error(`mealtext: ${error instanceof BackupProblem ? `${file} is not restored: ${words}.` : words}`);
  process.exitCode = 1;
}
