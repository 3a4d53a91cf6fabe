import type { ColumnOptions } from 'typeorm';
import { safeJson } from '../safe-json.js';

/** For columns of JSON: what PostgreSQL refuses is taken out on the way in. */
export const SAFE_JSON: ColumnOptions = {
  transformer: {
    to: (value: unknown): unknown => (value === null || value === undefined ? value : JSON.parse(safeJson(value))),
    from: (value: unknown): unknown => value,
  },
};
