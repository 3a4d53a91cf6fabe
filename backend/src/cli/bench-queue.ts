import { type Job, Queue, Worker } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import 'reflect-metadata';
import { ConversationRow } from '../adapters/postgres/entities/index.js';
import { BullQueue } from '../adapters/bullmq/index.js';
import { migrate } from '../adapters/postgres/index.js';
import { makeDependencies } from '../app/make-dependencies.js';
import { openParts } from '../app/parts.js';
import { loadConfig } from '../config/load-config.js';
import { runJob } from '../jobs/run-job.js';

// A number on standard input: so many doorbells are rung for a conversation without mail, and as many jobs that do nothing are added to a plain
// BullMQ queue on the same store. On standard output one object: jobs a second of both, and milliseconds from ring to answer when idle.

const AT_ONCE = 50;
const CONCURRENCY = 16;
const IDLE = 60;

const count = Number(await text(process.stdin));
const config = loadConfig(process.env);
await migrate(config.database.ownerUrl, config.database.url, () => undefined);
const parts = await openParts(config);
const { connection, prefixOf } = parts.queues;
const conversationId = await aConversation();

const ours = await measure('realtime', (queue) => {
  const rings = new BullQueue(queue);
  const deps = makeDependencies(parts, rings);
  return { add: () => rings.ringMail(conversationId), work: (job) => runJob(deps, job.name, job.data) };
});
const raw = await measure('raw', (queue) => ({
  add: () => queue.add('nothing', {}, { removeOnComplete: true, jobId: `nothing-${randomUUID()}` }),
  work: () => Promise.resolve(),
}));
process.stdout.write(`${JSON.stringify({ perSecond: ours.perSecond, p50: ours.p50, rawPerSecond: raw.perSecond, rawP50: raw.p50 })}\n`);
await parts.close();
process.exit(0);

type Side = (queue: Queue) => { add: () => Promise<unknown>; work: (job: Job) => Promise<unknown> };

async function measure(name: string, side: Side): Promise<{ perSecond: number; p50: number }> {
  const prefix = prefixOf(name);
  const queue = new Queue(name, { connection, prefix });
  const { add, work } = side(queue);
  let done = 0;
  let hear: () => void = () => undefined;
  const worker = new Worker(
    name,
    async (job) => {
      await work(job);
      done += 1;
      hear();
    },
    { connection, prefix, concurrency: CONCURRENCY },
  );
  await worker.waitUntilReady();
  const until = (target: number) =>
    new Promise<void>((resolve) => {
      hear = () => done >= target && resolve();
      hear();
    });
  await add();
  await until(1);
  const idle: number[] = [];
  for (let one = 0; one < IDLE; one += 1) {
    const began = performance.now();
    const target = done + 1;
    await add();
    await until(target);
    idle.push(performance.now() - began);
  }
  const began = performance.now();
  const target = done + count;
  for (let added = 0; added < count; added += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - added) }, add));
  await until(target);
  const perSecond = (1000 * count) / (performance.now() - began);
  await worker.close();
  await queue.close();
  return { perSecond, p50: idle.sort((a, b) => a - b)[IDLE / 2]! };
}

async function aConversation(): Promise<string> {
  const conversation = { id: randomUUID(), phone: '+12025550199', phoneHash: 'bench', createdAt: new Date() };
  await parts.dataSource.getRepository(ConversationRow).insert(conversation);
  return conversation.id;
}
