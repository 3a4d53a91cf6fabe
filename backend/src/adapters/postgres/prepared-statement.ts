import { createHash } from 'node:crypto';
import type pg from 'pg';
import { TellingClient } from './telling-client.js';

const names = new Map<string, string>();

/**
 * Marks a statement that every text needs: a connection has it parsed and planned once instead of each time, which takes PostgreSQL longer than doing
 * what it says. For statements of one wording only, as each stays prepared for as long as its connection.
 */
export function preparedStatement(sql: string): string {
  names.set(sql, createHash('sha256').update(sql).digest('hex').slice(0, 32));
  return sql;
}

type Query = (this: pg.Client, first: unknown, ...rest: unknown[]) => unknown;

/** A connection that hands marked statements on under their name. */
export class PlanningClient extends TellingClient {}

PlanningClient.prototype.query = function (this: pg.Client, first: unknown, ...rest: unknown[]) {
  const query = Reflect.get(TellingClient.prototype, 'query') as Query;
  const name = typeof first === 'string' ? names.get(first) : undefined;
  if (!name) return query.call(this, first, ...rest);
  const [values, ...others] = rest;
  return query.call(this, { name, text: first, values }, ...others);
} as typeof pg.Client.prototype.query;
