import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresOutbox } from '../../src/adapters/postgres/index.js';
import type { DeliveryState } from '../../src/ports/texts/text-gateway.js';
import { databaseForEach } from '../support/database-for-each.js';
import { TwilioDouble } from '../twilio-double/index.js';

const SENDERS = 3;
const TEXTS = Number(process.env.KILL_TEXTS ?? 60);
/** For a machine that does much else besides. */
const PATIENCE_MS = 240_000 + TEXTS * 1500;
const SEEDS = (process.env.KILL_SEEDS ?? '1').split(',').map(Number);

/** The same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const database = databaseForEach(6);

/** Texts to a few numbers, a quarter of them alike. */
async function fill(random: () => number): Promise<void> {
  const phones = Array.from({ length: Math.ceil(TEXTS / 6) }, (_, index) => `+1202555${String(index).padStart(4, '0')}`);
  for (const phone of phones) {
    await database.dataSource.query('insert into conversations (id, phone, phone_hash, created_at) values ($1, $2, $2, now())', [
      randomUUID(),
      phone,
    ]);
  }
  for (let index = 0; index < TEXTS; index += 1) {
    await database.dataSource.query(
      `insert into outbound_texts (id, conversation_id, business_key, channel, to_phone, to_hash, body, kinds, segments, lane, state, not_before, created_at)
       select $1, id, $2, 'sms', phone, phone, $3, '{answer}', 1, 2, 'queued', now(), now() from conversations where phone = $4`,
      [randomUUID(), `test:${index}`, random() < 0.25 ? 'OK' : `text ${index}`, phones[index % phones.length]],
    );
  }
}

/** Where callbacks arrive; they are taken in by this process, which is not killed. */
async function receiver(outbox: PostgresOutbox): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const id = new URL(request.url!, 'http://us').searchParams.get('m');
      void outbox
        .report({ id, providerId: form.get('MessageSid')! }, form.get('MessageStatus') as DeliveryState, null, new Date())
        .then(() => response.end())
        .catch(() => response.writeHead(503).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/sms/status` };
}

describe.each(SEEDS)('with seed %i', (seed) => {
  test.each([
    ['prompt', []],
    ['off', []],
    ['prompt', ['+12025550100', '+12025550101']],
  ] as const)(
    'senders killed at any moment, callbacks %s, numbers named %j: every text goes out once',
    async (callbacks, numbers) => {
      const random = seeded(seed);
      await fill(random);
      const double = new TwilioDouble({
        callbacks,
        faults: (call) => {
          if (call.method !== 'POST' || random() > 0.09) return null;
          const when = random() < 0.5 ? 'before' : 'after';
          const kind = random();
          return kind < 0.4
            ? { when, type: 'reset' }
            : kind < 0.7
              ? { when, type: 'hang' }
              : kind < 0.85
                ? { when, type: 'refuse', status: 503, code: 20503 }
                : { when: 'before', type: 'refuse', status: 429, code: 20429 };
        },
      });
      const { server, url } = await receiver(new PostgresOutbox(database.dataSource));
      const apiUrl = await double.start();
      let kills = 0;
      let done = false;
      const lives = async () => {
        while (!done) {
          const sender = spawn(process.execPath, [join(__dirname, 'sender.cjs'), database.url, apiUrl, url, ...numbers], {
            stdio: ['ignore', 'pipe', 'inherit'],
          });
          await Promise.race([once(sender.stdout, 'data'), once(sender, 'exit')]);
          // By progress and not by time: a busy machine must not kill before there is work to interrupt.
          const goal = double.calls.length + 1 + Math.floor(random() * 12);
          while (!done && double.calls.length < goal) await sleep(5);
          const gone = once(sender, 'exit');
          if (!sender.kill('SIGKILL')) throw new Error('a sender ended by itself');
          await gone;
          kills += 1;
        }
      };
      let failed = false;
      const all = Promise.all(Array.from({ length: SENDERS }, lives)).catch((error: unknown) => {
        failed = true;
        throw error;
      });
      const open = async () =>
        (
          await database.dataSource.query<{ n: number }[]>(
            `select count(*)::int as n from outbound_texts where state in ('queued', 'sending', 'unknown')`,
          )
        )[0]!.n;
      const deadline = performance.now() + PATIENCE_MS;
      while (!failed && (await open()) > 0 && performance.now() < deadline) await sleep(100);
      done = true;
      await all;
      await double.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));

      const rows = await database.dataSource.query<{ body: string; to: string; state: string; sid: string | null }[]>(
        'select body, to_phone as "to", state, provider_id as sid from outbound_texts',
      );
      const count = (list: { to: string; body: string }[]) => {
        const counts = new Map<string, number>();
        for (const { to, body } of list) counts.set(`${to} ${body}`, (counts.get(`${to} ${body}`) ?? 0) + 1);
        return counts;
      };
      const [wanted, made] = [count(rows), count(double.messages.all)];
      const doubled = [...made].filter(([key, n]) => n > (wanted.get(key) ?? 0));
      const lost = [...wanted].filter(([key, n]) => n > (made.get(key) ?? 0));
      process.stdout.write(
        `seed ${seed}, callbacks ${callbacks}: ${TEXTS} texts, ${kills} kills, ${double.calls.length} calls, ${doubled.length} doubled, ${lost.length} lost\n`,
      );
      expect({ doubled, lost }).toEqual({ doubled: [], lost: [] });
      expect(kills).toBeGreaterThan(3);
      if (numbers.length > 0) expect(new Set(double.messages.all.map(({ from }) => from))).toEqual(new Set(numbers));
      expect(new Set(rows.map((row) => row.sid)).size).toBe(TEXTS);
    },
    PATIENCE_MS + 60_000,
  );
});
