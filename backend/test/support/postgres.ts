import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { makeDataSource, migrate } from '../../src/adapters/postgres/index.js';
import { partitionOwned } from '../../src/adapters/postgres/owner/partition.js';

const TEMPLATE = 'mealtext_template';
const TEMPLATE_LOCK = 0x746d706c;

export interface TestDatabase {
  /** As the application's role. */
  url: string;
  /** As the role that owns the tables. */
  ownerUrl: string;
  drop(): Promise<void>;
}

/** A database of its own, migrated; a copy of a template that the first test to ask makes. */
export async function freshDatabase(): Promise<TestDatabase> {
  const owner = decodeURIComponent(new URL(urlOf('OWNER')).username);
  return newDatabase(async (admin, name) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (!rowCount) await makeTemplate(admin, owner);
    await admin.query(`create database ${name} template ${TEMPLATE} owner ${owner} strategy file_copy`);
  });
}

/** A database of its own in which there is nothing yet. */
export function emptyDatabase(): Promise<TestDatabase> {
  const owner = decodeURIComponent(new URL(urlOf('OWNER')).username);
  return newDatabase(async (admin, name) => void (await admin.query(`create database ${name} owner ${owner}`)));
}

async function newDatabase(make: (admin: pg.Client, name: string) => Promise<void>): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin((admin) => make(admin, name));
  return {
    url: inDatabase(urlOf('APPLICATION'), name),
    ownerUrl: inDatabase(urlOf('OWNER'), name),
    drop: () => asAdmin(async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}

async function makeTemplate(admin: pg.Client, owner: string): Promise<void> {
  const draft = `${TEMPLATE}_draft`;
  await admin.query(`drop database if exists ${draft}`);
  await admin.query(`create database ${draft} owner ${owner}`);
  await migrate(inDatabase(urlOf('OWNER'), draft), inDatabase(urlOf('APPLICATION'), draft), () => undefined);
  if (process.env['OWNED_PARTITIONS']) await inParts(inDatabase(urlOf('OWNER'), draft), Number(process.env['OWNED_PARTITIONS']));
  await admin.query(`alter database ${draft} rename to ${TEMPLATE}`);
}

/** `OWNED_PARTITIONS=4`: every database of the tests has what belongs to people in so many parts. */
async function inParts(ownerUrl: string, parts: number): Promise<void> {
  const owner = await makeDataSource(ownerUrl, 1, 'test').initialize();
  try {
    await partitionOwned(owner, parts);
  } finally {
    await owner.destroy();
  }
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: urlOf('ADMIN') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(role: 'ADMIN' | 'OWNER' | 'APPLICATION'): string {
  const url = process.env[`TEST_POSTGRES_${role}_URL`];
  if (!url) throw new Error(`TEST_POSTGRES_${role}_URL is not set: this test belongs to a jest project with a database`);
  return url;
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
