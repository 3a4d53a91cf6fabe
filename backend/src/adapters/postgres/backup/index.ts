export { BackupProblem, SECRET_MARK } from './backup-format.js';
export { restoreBackup } from './restore-backup.js';
export { writeBackup } from './write-backup.js';
