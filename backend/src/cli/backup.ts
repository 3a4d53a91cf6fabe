import { SECRET_MARK, writeBackup } from '../adapters/postgres/backup/index.js';
import { keyedHash } from '../adapters/system/index.js';
import { release } from '../app/release.js';
import { loadConfig } from '../config/load-config.js';

// `backup.js FILE`: everything that the database holds, into one file.

const file = process.argv[2];
try {
  if (!file) throw new Error('say where to: backup.js FILE');
  const { database, secrets } = loadConfig(process.env);
  const { rows, tables } = await writeBackup(database.ownerUrl, file, {
    release: release.version,
    secretMark: keyedHash(secrets.hash)(SECRET_MARK),
  });
  console.log(
    `${rows} rows of ${tables} tables written to ${file}. Keep HASH_SECRET and SESSION_SECRET (secrets.json) with it, elsewhere.`,
  );
} catch (error) {
  console.error(`mealtext: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
