// SQL: rows to measure with, many at once.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import 'reflect-metadata';
import { migrate } from '../adapters/postgres/index.js';
import { makeDependencies } from '../app/make-dependencies.js';
import { openParts } from '../app/parts.js';
import { SilentQueue } from '../app/silent-queue.js';
import { loadConfig } from '../config/load-config.js';
import { deliverTexts } from '../usecases/deliver-texts.js';
import type { Dependencies } from '../usecases/dependencies.js';

// A number on standard input: so many texts are queued, each to a number of its own, and delivered to a gateway that answers at once. On
// standard output one object: texts a second, and what two bare updates by key for each text would be.

const count = Number(await text(process.stdin));
const config = loadConfig(process.env);
await migrate(config.database.ownerUrl, config.database.url, () => undefined);
const parts = await openParts(config);
const { dataSource } = parts;
const made = makeDependencies(parts, new SilentQueue());
const deps: Dependencies = {
  ...made,
  gateway: {
    bearers: ['sms'],
    send: () => Promise.resolve({ type: 'accepted', providerId: randomUUID(), bearer: 'sms', segments: 1 }),
    find: () => Promise.resolve(null),
  },
};
await dataSource.query(
  `insert into conversations (id, phone, phone_hash, created_at)
   select gen_random_uuid(), '+1202' || 2000000 + n, md5(n::text), now() from generate_series(1, $1::int) n`,
  [count],
);
await dataSource.query(
  `insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, created_at)
   select gen_random_uuid(), id, 'bench:' || id, 'sms', phone, phone_hash, 'Lunch #1: a burrito.', '{logged}', 1, 2, 'queued', now(), now() from conversations`,
);
await dataSource.query('analyze');
let began = performance.now();
let sent = 0;
while (sent < count) sent += await deliverTexts(deps);
const perSecond = (1000 * count) / (performance.now() - began);

const ids = await dataSource.query<{ id: string }[]>('select id from outbound_texts');
began = performance.now();
for (const { id } of ids) {
  await dataSource.query(`update outbound_texts set state = 'sending', attempts = attempts + 1 where id = $1`, [id]);
  await dataSource.query(`update outbound_texts set state = 'accepted', lease_until = null where id = $1`, [id]);
}
const barePerSecond = (1000 * count) / (performance.now() - began);
process.stdout.write(`${JSON.stringify({ perSecond, barePerSecond })}\n`);
await parts.close();
