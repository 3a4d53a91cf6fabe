import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { shiftTime } from './shift-time.js';

/** Longer than processes take to notice what the file says. */
const NOTICED_MS = 250;

export interface SimulatedClock {
  /** Before the product meets the database. */
  install(admin: Pool): Promise<void>;
  /** Jumps forward; never back. */
  jump(admin: Pool, to: Date): Promise<void>;
}

/**
 * One time for everybody: this process, the product's (which look at a file) and the database, where `now()` of the product's
 * tables is ours. The queues of BullMQ name pg_catalog's functions first, and are handed their time by the processes.
 */
export function simulatedClock(file: string, startsAt: Date): SimulatedClock {
  const put = shiftTime({ counter: false });
  let ahead = startsAt.getTime() - Date.now();
  const write = () => {
    // Never read half written.
    writeFileSync(`${file}.new`, String(ahead));
    renameSync(`${file}.new`, file);
    put(ahead);
  };
  write();
  return {
    async install(admin) {
      const client = await admin.connect();
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      await client.query(`
        create schema soak;
        create table soak.clock (ahead interval not null);
        insert into soak.clock values (interval '${ahead} milliseconds');
        create function soak.now() returns timestamptz stable language sql as 'select pg_catalog.now() + ahead from soak.clock';
        create function soak.clock_timestamp() returns timestamptz volatile language sql as 'select pg_catalog.clock_timestamp() + ahead from soak.clock';
        grant usage on schema soak to public;
        grant select on soak.clock to public;
        alter database ${rows[0]?.name} set search_path = public, soak, pg_catalog`);
      // A connection that began before does not know.
      client.release(true);
    },
    async jump(admin, to) {
      const by = to.getTime() - Date.now();
      if (by <= 0) return;
      ahead += by;
      write();
      // The database last: a process that asked it in between would jump twice.
      await pause(NOTICED_MS);
      await admin.query(`update soak.clock set ahead = interval '${ahead} milliseconds'`);
    },
  };
}
