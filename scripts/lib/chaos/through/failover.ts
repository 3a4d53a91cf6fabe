import { askDatabase } from '../../ask-database.js';
import { STANDBY } from '../../postgres-standby.js';
import { openRelay } from '../../relay.js';
import { type TemporaryPostgres, temporaryPostgres } from '../../temporary-postgres.js';
import { startRedis } from '../redis.js';
import { environmentOf, SETTINGS } from './plain.js';
import type { Engine } from './store.js';

const failover: Engine = {
  name: 'failover',
  what: 'A primary that commits nothing without its standby, behind one address that leads to whichever is in charge.',
  open: async ({ queue, folder }) => {
    let primary = await temporaryPostgres({ settings: SETTINGS });
    let standby = await follower(primary);
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
      await primary.die();
      await askDatabase(standby.adminUrl, 'select pg_promote(true, 60)');
      relay.lead(standby.port);
      primary = standby;
      standby = await follower(primary);
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
};

export default failover;

/** A standby without which nothing is committed from now on, and which has everything from before. */
async function follower(primary: TemporaryPostgres): Promise<TemporaryPostgres> {
  const standby = await temporaryPostgres({ settings: SETTINGS, follows: primary });
  await askDatabase(primary.adminUrl, `alter system set synchronous_standby_names = '${STANDBY}'`);
  await askDatabase(primary.adminUrl, 'select pg_reload_conf()');
  const caughtUp = `select 1 from pg_stat_replication where application_name = '${STANDBY}' and sync_state = 'sync' and flush_lsn >= $1`;
  let from: string | undefined;
  while (!from || !(await askDatabase(primary.adminUrl, caughtUp, [from])).length) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const [sync] = await askDatabase<{ place: string }>(
      primary.adminUrl,
      `select pg_current_wal_lsn()::text as place from pg_stat_replication where sync_state = 'sync'`,
    );
    from ??= sync?.place;
  }
  return standby;
}
