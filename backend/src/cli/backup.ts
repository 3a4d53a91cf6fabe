import { SECRET_MARK, writeBackup } from '../adapters/postgres/backup/index.js';
import { keyedHash } from '../adapters/system/index.js';
import { release } from '../app/release.js';
import { loadConfig } from '../config/load-config.js';

// `backup.js FILE`: everything that the database holds, into one file.

const file = process.argv[2];
try {
  if (!file) throw new Error('say where to: backup.js FILE');
  const { database, secrets, backup } = loadConfig(process.env);
  const { rows, tables } = await writeBackup(
    database.ownerUrl,
    file,
    {
      release: release.version,
      secretMark: keyedHash(secrets.hash)(SECRET_MARK),
    },
    backup.key,
  );
  console.log(
    `${rows} rows of ${tables} tables written to ${file}. Keep HASH_SECRET and SESSION_SECRET (secrets.json) with it, elsewhere.`,
  );
  if (backup.key === null) console.log('It is not encrypted: set BACKUP_KEY, and keep that elsewhere, too.');
} catch (error) {
  console.error(`mealtext: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
