import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askDatabase } from './lib/ask-database.js';
import { hearNothing, STANDBY } from './lib/postgres-standby.js';
import { openRelay } from './lib/relay.js';
import { temporaryPostgres } from './lib/temporary-postgres.js';

const settings = { fsync: 'off', max_connections: '60' };
const count = async (url: string) => (await askDatabase<{ n: number }>(url, 'select count(*)::int as n from told'))[0]?.n;

test('a standby has what its primary committed, also when that dies, and takes its place twice over', { timeout: 300_000 }, async () => {
  const first = await temporaryPostgres({ settings });
  const relay = await openRelay(first.port);
  try {
    await askDatabase(first.adminUrl, 'create table told (n int)');
    await askDatabase(first.adminUrl, 'insert into told values (1)');
    let primary = first;
    for (let written = 1; written < 3; written += 1) {
      const standby = await temporaryPostgres({ settings, follows: primary });
      await askDatabase(relay.through(primary.adminUrl), `alter system set synchronous_standby_names = '${STANDBY}'`);
      await askDatabase(relay.through(primary.adminUrl), 'select pg_reload_conf()');
      await askDatabase(relay.through(primary.adminUrl), 'insert into told values (2)');
      await assert.rejects(askDatabase(standby.adminUrl, 'insert into told values (3)'), /read-only/);
      await primary.die();
      await askDatabase(standby.adminUrl, 'select pg_promote(true, 60)');
      relay.lead(standby.port);
      assert.equal(await count(relay.through(first.adminUrl)), written + 1);
      primary = standby;
    }
    await primary.stop();
  } finally {
    await relay.close();
  }
});

test(
  'what a standby had not heard is lost with the primary, and was acknowledged unless the primary waits for it',
  { timeout: 300_000 },
  async () => {
    const lost: number[] = [];
    for (const names of ['', STANDBY]) {
      const primary = await temporaryPostgres({ settings });
      await askDatabase(primary.adminUrl, 'create table told (n int)');
      const standby = await temporaryPostgres({ settings, follows: primary });
      await askDatabase(primary.adminUrl, `alter system set synchronous_standby_names = '${names}'`);
      await askDatabase(primary.adminUrl, 'select pg_reload_conf()');
      await hearNothing(standby);
      let acknowledged = 0;
      const written = askDatabase(primary.adminUrl, 'insert into told values (1)').then(
        () => (acknowledged += 1),
        () => {},
      );
      const waits = `select 1 from pg_stat_activity where wait_event = 'SyncRep'`;
      while (names !== '' && !(await askDatabase(primary.adminUrl, waits)).length) await new Promise((resolve) => setTimeout(resolve, 20));
      if (names === '') await written;
      await primary.die();
      await written;
      await askDatabase(standby.adminUrl, 'select pg_promote(true, 60)');
      lost.push(acknowledged - ((await count(standby.adminUrl)) ?? NaN));
      await standby.stop();
    }
    assert.deepEqual(lost, [1, 0]);
  },
);
