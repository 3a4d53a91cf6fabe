import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../plant.js';
import type { Fault } from './fault.js';

/** A server that is struck while it recovers is given up by whoever keeps it. */
let recovering = false;

const postgresRestart: Fault = {
  name: 'postgres-restart',
  what: 'PostgreSQL is stopped as by a crash and comes back.',
  // Where another server takes its place, nobody starts it again.
  can: ({ failOver }) => failOver === undefined,
  strike: async ({ postgres, admin }) => {
    if (recovering) return;
    recovering = true;
    process.kill(Number(readFileSync(join(postgres.folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
    do await pause(500);
    while (
      !(await admin.query('select 1').then(
        () => true,
        () => false,
      ))
    );
    // Its keeper looks a little later.
    await pause(1000);
    recovering = false;
  },
};

export default postgresRestart;
