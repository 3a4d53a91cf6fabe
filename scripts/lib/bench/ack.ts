import { createServer } from 'node:http';
import { once } from 'node:events';
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import twilio from 'twilio';
import { freePort, portOf } from '../ports.js';
import { names } from '../postgres-roles.js';
import { startProduct } from '../product.js';
import { inDatabase } from './support/in-database.js';
import { share } from './support/share.js';
import type { BenchContext, BenchLine } from './support/bench-line.js';

const PER_SECOND = 100;
const ACCOUNT = `AC${'1'.repeat(32)}`;
const TOKEN = 'token-of-the-bench';
const OURS = '+12025550100';

/** How long a text takes to be acknowledged while the model says nothing for half a minute, beside the insert alone. */
export async function measure({ quick, postgres, folder }: BenchContext): Promise<BenchLine[]> {
  const count = PER_SECOND * (quick ? 3 : 30);
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(`create database bench_ack owner ${names.owner}`);
  const inBench = (url: string) => inDatabase(url, 'bench_ack');
  // Takes every question and answers none for 30 s.
  const model = createServer((_, response) => setTimeout(() => response.writeHead(500).end(), 30_000).unref()).listen(0, '127.0.0.1');
  await once(model, 'listening');
  // Takes every text, so that answers leave as they would.
  const provider = createServer((request, response) => {
    request.resume();
    const sid = `SM${randomBytes(16).toString('hex')}`;
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ sid, status: 'queued', num_segments: '1' }));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    ROLE: 'all',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: inBench(postgres.databaseUrl),
    DATABASE_OWNER_URL: inBench(postgres.ownerUrl),
    TEXT_GATEWAY: 'twilio',
    TWILIO_API_URL: `http://127.0.0.1:${portOf(provider)}`,
    TWILIO_ACCOUNT_SID: ACCOUNT,
    TWILIO_AUTH_TOKEN: TOKEN,
    TWILIO_FROM: OURS,
    READER: 'openai',
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: `http://127.0.0.1:${portOf(model)}/v1`,
    OPENAI_TIMEOUT_MS: '30000',
    READY_USER: 'no',
  };
  const product = startProduct({ env });
  try {
    if (!(await product.ready)) throw new Error('the product did not start');
    const phones = await people(inBench(postgres.adminUrl), 50);
    // A process that has answered nobody yet is no measure.
    await burst(quick ? 100 : 500, (index) => post(url, phones[index % phones.length] ?? OURS));
    const took = await burst(count, (index) => post(url, phones[index % phones.length] ?? OURS));
    const bare = await bareInserts(inBench(postgres.adminUrl), quick ? 100 : 1000);
    const p99 = share(took, 0.99);
    return [
      {
        name: `acknowledgement p99, ${PER_SECOND} texts/s, model stalled`,
        figure: p99,
        unit: 'ms',
        atMost: 50,
        ratio: p99 / share(bare, 0.99),
        floor: `insert alone: ${share(bare, 0.99).toFixed(1)} ms`,
      },
      { name: 'acknowledgement, median', figure: share(took, 0.5), unit: 'ms', ratio: share(took, 0.5) / share(bare, 0.5) },
    ];
  } finally {
    await product.stop();
    model.closeAllConnections();
    model.close();
    provider.closeAllConnections();
    provider.close();
    await admin.query('drop database bench_ack with (force)');
    await admin.end();
  }
}

/** Numbers with accounts; whose hash does not matter, as nothing is looked up by it but through us. */
async function people(database: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const phones = Array.from({ length: count }, (_, index) => `+1202555${String(1000 + index)}`);
  await client.query(
    "insert into users (id, phone, phone_hash, username, timezone, timezone_source, country, created_at) select gen_random_uuid(), p, p, 'Sam', 'UTC', 'browser', 'US', now() from unnest($1::text[]) p",
    [phones],
  );
  await client.end();
  return phones;
}

/** Begins one piece of work every hundredth of a second, however long the others take; the time of each in ms. */
async function burst(count: number, work: (index: number) => Promise<void>): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, began + (index * 1000) / PER_SECOND - performance.now()));
      const from = performance.now();
      await work(index);
      return performance.now() - from;
    }),
  );
}

async function post(url: string, from: string): Promise<void> {
  const sid = `SM${randomBytes(16).toString('hex')}`;
  const form = {
    AccountSid: ACCOUNT,
    ApiVersion: '2010-04-01',
    MessageSid: sid,
    SmsSid: sid,
    NumMedia: '0',
    From: from,
    To: OURS,
    Body: 'two eggs and toast',
  };
  const signature = twilio.getExpectedTwilioSignature(TOKEN, `${url}/webhooks/sms`, form);
  const answer = await fetch(`${url}/webhooks/sms`, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(form),
  });
  if (answer.status !== 200) throw new Error(`a text was answered with ${answer.status}`);
  await answer.arrayBuffer();
}

async function bareInserts(database: string, count: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from conversations limit 1');
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = performance.now();
    await client.query(
      `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at, handled_at) values ($1, $2, $3, 'sms', 'x', now(), now())`,
      [randomUUID(), rows[0]?.id, `bare-${index}`],
    );
    times.push(performance.now() - from);
  }
  await client.end();
  return times;
}
