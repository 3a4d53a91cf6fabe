import type { ColumnOptions } from 'typeorm';
import { safeJson } from '../safe-json.js';

/** For columns of JSON: what PostgreSQL refuses is taken out on the way in. To be spread: TypeORM writes into the options that it gets. */
export const SAFE_JSON: Readonly<ColumnOptions> = Object.freeze({
  transformer: {
    to: (value: unknown): unknown => (value === null || value === undefined ? value : JSON.parse(safeJson(value))),
    from: (value: unknown): unknown => value,
  },
});
