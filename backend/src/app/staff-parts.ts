import { join } from 'node:path';
import { PostgresStaffAccounts, PostgresStaffAudit, PostgresStaffLists } from '../adapters/postgres/index.js';
import { keyedHash } from '../adapters/system/index.js';
import type { StaffWorld } from '../usecases/staff/staff-world.js';
import type { Parts } from './parts.js';

const FIXTURES = join(import.meta.dirname, '../../../nlp-fixtures/conversations');

/** The console's ports, on the same database. */
export function staffParts({ config, dataSource }: Pick<Parts, 'config' | 'dataSource'>): StaffWorld {
  return {
    accounts: new PostgresStaffAccounts(dataSource, keyedHash(config.secrets.session)),
    audit: new PostgresStaffAudit(dataSource),
    fixturesFolder: config.process.environment === 'production' ? null : FIXTURES,
    lists: new PostgresStaffLists(dataSource),
  };
}
