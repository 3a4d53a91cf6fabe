import { readFileSync } from 'node:fs';
import { BackupProblem, restoreBackup, SECRET_MARK } from '../adapters/postgres/backup/index.js';
import { keyedHash } from '../adapters/system/index.js';
import { loadConfig } from '../config/load-config.js';
import { stopsIn } from './stops-in.js';

// `restore.js FILE [STOPS]`: a backup into an empty database. STOPS names a file of numbers that opted out since, one a line.

const [file, stopsFile] = process.argv.slice(2);
try {
  if (!file) throw new Error('say what: restore.js FILE');
  const { database, secrets, backup } = loadConfig(process.env);
  const stops = stopsFile ? stopsIn(readFileSync(stopsFile, 'utf8'), keyedHash(secrets.hash)) : [];
  const { rows, tables, at } = await restoreBackup(database.ownerUrl, file, keyedHash(secrets.hash)(SECRET_MARK), {
    key: backup.key,
    stops,
  });
  if (!stopsFile)
    console.log(
      'Numbers that opted out after the backup are not in it. Name them with --stops FILE, one a line, or nobody keeps us from texting them.',
    );
  console.log(`${rows} rows of ${tables} tables restored, as of ${at}. The next start brings the schema up to date.`);
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  console.error(`mealtext: ${error instanceof BackupProblem ? `${file} is not restored: ${words}.` : words}`);
  process.exitCode = 1;
}
