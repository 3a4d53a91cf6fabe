import { runMigrations as migrateQueues } from 'bullmq';
import pg from 'pg';
import { makeDataSource } from './data-source.js';

const MIGRATION_LOCK = 0x6d65616c;
/** Tables that only grow: the application may add to them and read them, no more. */
export const APPEND_ONLY = ['audit_log', 'consents'] as const;

/**
 * Brings the database up to date as its owner, makes the application's role if it is missing, and gives it its rights.
 * Several processes may do this at once; they take turns. `log` hears what a person should know.
 */
export async function migrate(ownerUrl: string, appUrl: string, log: (line: string) => void): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'mealtext migrate' });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const dataSource = await makeDataSource(ownerUrl, 2, 'mealtext migrate').initialize();
    try {
      const done = await dataSource.runMigrations();
      if (done.length) log(`database: ${done.length} migrations applied`);
    } finally {
      await dataSource.destroy();
    }
    await migrateQueues(owner, 'bullmq');
    await protect(owner, appUrl, log);
  } finally {
    await owner.end();
  }
}

async function protect(owner: pg.Client, appUrl: string, log: (line: string) => void): Promise<void> {
  const app = new URL(appUrl);
  const role = decodeURIComponent(app.username);
  const { rows } = await owner.query<{ me: string }>('select current_user as me');
  if (rows[0]!.me === role) {
    log('database: one role both migrates and serves, so the audit log is not protected against the application. Set DATABASE_OWNER_URL.');
    return;
  }
  const name = owner.escapeIdentifier(role);
  const found = await owner.query('select 1 from pg_roles where rolname = $1', [role]);
  if (!found.rowCount) await owner.query(`create role ${name} login password ${owner.escapeLiteral(decodeURIComponent(app.password))}`);
  await owner.query(`
    grant usage on schema public, bullmq to ${name};
    grant select, insert, update, delete on all tables in schema public, bullmq to ${name};
    grant usage, select on all sequences in schema public, bullmq to ${name};
    grant execute on all functions in schema bullmq to ${name};
    revoke update, delete on ${APPEND_ONLY.join(', ')} from ${name};
    revoke insert, update, delete on migrations from ${name};`);
}
