// SQL: a database is copied to measure on.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import 'reflect-metadata';
import { SubscriptionRow } from '../adapters/postgres/entities/index.js';
import { makeDataSource, migrate } from '../adapters/postgres/index.js';
import { partitionOwned } from '../adapters/postgres/owner/partition.js';
import { makeDependencies } from '../app/make-dependencies.js';
import { openParts, type Parts } from '../app/parts.js';
import { SilentQueue } from '../app/silent-queue.js';
import { loadConfig } from '../config/load-config.js';
import { handleMail } from '../usecases/handle-mail.js';
import { register } from '../usecases/register.js';
import type { Dependencies } from '../usecases/dependencies.js';
import { type Recorded, recordQueries, replay } from './recorded-queries.js';

// Texts on standard input, one a line; on standard output one object with what a turn costs, from the stored text to the committed reply, and
// what the same statements cost when they are sent bare to a copy of the database. BENCH_PARTITIONS lays owned tables in so many parts. Needs an empty database and BENCH_ADMIN_URL, its superuser.

/** A prime, so that nobody sends the same text again and again: such texts go unanswered. */
const USERS = 199;
/** Turns that are played but not counted, before and after the copy is taken. */
const WARM_UP = 40;

interface Measured {
  ms: number;
  before: Recorded[];
  timed: Recorded[];
}

const texts = (await text(process.stdin)).split('\n').filter(Boolean);
const config = loadConfig(process.env);
await migrate(config.database.ownerUrl, config.database.url, () => undefined);
await layInParts(Number(process.env['BENCH_PARTITIONS'] ?? 0));
await withDependencies(async (deps, parts) => {
  for (let user = 0; user < USERS; user += 1) await makeUser(deps, parts, phoneOf(user));
  for (let turn = 0; turn < WARM_UP; turn += 1) await handleMail(deps, await accepted(deps, turn));
});
const copy = await copyDatabase(process.env.BENCH_ADMIN_URL!, config.database.url);
const played = await withDependencies(play);
const counted = played.slice(WARM_UP);
await replay(copy, played.slice(0, WARM_UP));
const bareMs = await replay(copy, counted);

const ms = counted.map((turn) => turn.ms).sort((a, b) => a - b);
const share = (part: number) => ms[Math.min(ms.length - 1, Math.floor(ms.length * part))];
const totalMs = ms.reduce((sum, one) => sum + one, 0);
const statements = counted.reduce((sum, { timed }) => sum + timed.length, 0) / ms.length;
const result = {
  turns: ms.length,
  p50: share(0.5),
  p95: share(0.95),
  perSecond: (1000 * ms.length) / totalMs,
  barePerSecond: (1000 * ms.length) / bareMs,
  statements,
};
process.stdout.write(`${JSON.stringify(result)}\n`);

async function layInParts(parts: number): Promise<void> {
  if (!parts) return;
  const owner = await makeDataSource(config.database.ownerUrl, 1, 'bench').initialize();
  await partitionOwned(owner, parts);
  await owner.destroy();
}

async function withDependencies<T>(work: (deps: Dependencies, parts: Parts) => Promise<T>): Promise<T> {
  const parts = await openParts(config);
  try {
    return await work(makeDependencies(parts, new SilentQueue()), parts);
  } finally {
    await parts.close();
  }
}

async function play(deps: Dependencies): Promise<Measured[]> {
  const recorder = recordQueries();
  const turns: Measured[] = [];
  for (let turn = 0; turn < WARM_UP + texts.length; turn += 1) {
    const conversationId = await accepted(deps, turn);
    const before = recorder.taken();
    const began = performance.now();
    await handleMail(deps, conversationId);
    turns.push({ ms: performance.now() - began, before, timed: recorder.taken() });
  }
  recorder.stop();
  return turns;
}

async function accepted({ store, clock }: Dependencies, turn: number): Promise<string> {
  const body = texts[turn % texts.length]!;
  const { conversationId } = await store.accept({
    providerId: randomUUID(),
    source: 'sms',
    phone: phoneOf(turn % USERS),
    body,
    media: { count: 0, type: null },
    receivedAt: clock.now(),
  });
  return conversationId;
}

async function makeUser(deps: Dependencies, { dataSource }: Parts, phone: string): Promise<void> {
  const nobody = { username: null, firstName: null, lastName: null, timezone: null, consentVersion: null, ip: null, userAgent: null };
  const { id } = await register(deps, { phone, ...nobody });
  const plan = { userId: id, provider: 'local', plan: 'pro', status: 'active', updatedAt: deps.clock.now() } as const;
  await dataSource.getRepository(SubscriptionRow).upsert(plan, ['userId']);
}

function phoneOf(user: number): string {
  return `+1202555${String(1000 + user)}`;
}

async function copyDatabase(adminUrl: string, url: string): Promise<string> {
  const [from, to] = [new URL(url), new URL(url)];
  to.pathname = `${from.pathname}_copy`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${to.pathname.slice(1)} template ${from.pathname.slice(1)}`);
  await admin.end();
  return to.href;
}
