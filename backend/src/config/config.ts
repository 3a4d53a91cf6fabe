import type { SCHEMA } from './schema.js';
import type { Variable } from './variable.js';

type ValueOf<V> = V extends Variable<infer T> ? T : never;
type Read = { -readonly [G in keyof typeof SCHEMA]: { -readonly [K in keyof (typeof SCHEMA)[G]]: ValueOf<(typeof SCHEMA)[G][K]> } };

/** The whole configuration, checked. What cannot be missing is not nullable here. */
export interface Config extends Omit<Read, 'process' | 'http' | 'database' | 'secrets'> {
  process: Omit<Read['process'], 'dataDir' | 'timeZoneData'> & { dataDir: string; timeZoneData: string };
  http: Omit<Read['http'], 'host' | 'publicUrl'> & { host: string; publicUrl: string };
  database: Omit<Read['database'], 'url' | 'ownerUrl' | 'directUrl'> & {
    url: string;
    directUrl: string;
    ownerUrl: string;
    /** False when one role does everything. */ twoRoles: boolean;
  };
  secrets: { session: string; hash: string };
}

/** The variables as read, before what belongs together was checked. */
export type RawConfig = Read;
