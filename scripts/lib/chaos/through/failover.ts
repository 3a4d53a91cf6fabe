import { askDatabase } from '../../ask-database.js';
import { hearNothing, STANDBY } from '../../postgres-standby.js';
import { openRelay } from '../../relay.js';
import { type TemporaryPostgres, temporaryPostgres } from '../../temporary-postgres.js';
import { startRedis } from '../redis.js';
import { environmentOf, SETTINGS } from './plain.js';
import type { Engine } from './store.js';

/** How long a standby that nobody waits for has heard nothing when its primary dies. */
const BEHIND_MS = 500;

/** Two servers behind one address that leads to whichever is in charge; `waits`: the primary commits nothing that the standby has not. */
const engineOf = (name: string, waits: boolean, what: string): Engine => ({
  name,
  what,
  open: async ({ queue, folder }) => {
    let primary = await temporaryPostgres({ settings: SETTINGS });
    let standby = await follower(primary, waits);
    const relay = await openRelay(primary.port);
    const redis = queue === 'redis' ? await startRedis(folder) : undefined;
    const postgres = {
      port: relay.port,
      folder: primary.folder,
      databaseUrl: relay.through(primary.databaseUrl),
      ownerUrl: relay.through(primary.ownerUrl),
      adminUrl: relay.through(primary.adminUrl),
      stop: () => Promise.resolve(),
    };
    const takeOver = async () => {
      if (!waits) {
        await hearNothing(standby);
        await new Promise((resolve) => setTimeout(resolve, BEHIND_MS));
      }
      await primary.die();
      await askDatabase(standby.adminUrl, 'select pg_promote(true, 60)');
      relay.lead(standby.port);
      primary = standby;
      standby = await follower(primary, waits);
    };
    let last = Promise.resolve();
    return {
      postgres,
      redis,
      env: environmentOf(postgres, redis),
      // One at a time: without a standby nobody would take over.
      failOver: () => (last = last.then(takeOver)),
      close: async () => {
        await last.catch(() => undefined);
        await redis?.stop();
        await relay.close();
        await standby.stop();
        await primary.stop();
      },
    };
  },
});

export const failover = engineOf(
  'failover',
  true,
  'A primary that commits nothing without its standby, behind one address that leads to whichever is in charge.',
);
export const failoverAsync = engineOf(
  'failover-async',
  false,
  'The same with a standby that nobody waits for, half a second behind when it takes over: acknowledged texts are lost, and the checker says which.',
);

/** A standby that has everything from before; where it is waited for, nothing is committed without it from now on. */
async function follower(primary: TemporaryPostgres, waits: boolean): Promise<TemporaryPostgres> {
  const standby = await temporaryPostgres({ settings: SETTINGS, follows: primary });
  if (waits) await askDatabase(primary.adminUrl, `alter system set synchronous_standby_names = '${STANDBY}'`);
  await askDatabase(primary.adminUrl, 'select pg_reload_conf()');
  const state = waits ? `sync_state = 'sync'` : `state = 'streaming'`;
  const caughtUp = `select 1 from pg_stat_replication where application_name = '${STANDBY}' and ${state} and flush_lsn >= $1`;
  let from: string | undefined;
  while (!from || !(await askDatabase(primary.adminUrl, caughtUp, [from])).length) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const [sync] = await askDatabase<{ place: string }>(
      primary.adminUrl,
      `select pg_current_wal_lsn()::text as place from pg_stat_replication where ${state}`,
    );
    from ??= sync?.place;
  }
  return standby;
}
