import type { Client } from 'pg';

/** Names used in the embedded cluster: the owner migrates, the application runs without the right to rewrite append-only tables. */
export const names = { admin: 'postgres', owner: 'mealtext_owner', application: 'mealtext_app', database: 'mealtext' };

/** Programs that start at once take turns here. */
const beingMade = 7461002;

/** A word for each of the roles. */
export type Passwords = Record<'admin' | 'owner' | 'application', string>;

/** Creates both roles and the database where they are missing. `client` is a connected superuser. */
export async function ensureRoles(client: Client, passwords: Passwords): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [beingMade]);
  try {
    await makeMissing(client, passwords);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [beingMade]);
  }
}

async function makeMissing(client: Client, passwords: Passwords): Promise<void> {
  const has = async (sql: string, value: string) => (await client.query(sql, [value])).rows.length > 0;
  for (const role of ['owner', 'application'] as const) {
    if (await has('select 1 from pg_roles where rolname = $1', names[role])) continue;
    await client.query(`create role ${names[role]} login password ${client.escapeLiteral(passwords[role])}`);
  }
  if (!(await has('select 1 from pg_database where datname = $1', names.database)))
    await client.query(`create database ${names.database} owner ${names.owner}`);
}
