import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../ports.js';
import type { RunningPostgres } from '../postgres.js';
import { type Front, openFront } from './front.js';
import { loadable } from '../scripts.js';
import { keepProcesses, PRELOADED, type Processes, type Role } from './processes.js';
import type { StuckIn } from './evidence.js';
import { ACCOUNT_SID, AUTH_TOKEN, ModelDouble, type ProviderFault, TwilioDouble } from './provider.js';
import type { Random } from './seeded.js';
import type { ChaosRedis } from './redis.js';
import { answerAsTold } from './texts.js';
import { ENGINES } from './through/index.js';
import type { Store } from './through/store.js';

/** Each person texts one of them. */
export const OUR_NUMBERS = ['+12025550100', '+12025550101', '+12025550102'] as const;
export const numberFor = (phone: string): string => OUR_NUMBERS[Number(phone.at(-1)) % OUR_NUMBERS.length] ?? OUR_NUMBERS[0];
export const HASH_SECRET = 'chaos-hash-secret-0123456789-0123456789';
const SESSION_SECRET = 'chaos-session-secret-0123456789-0123456789';
/** The longest wait for a process that was started, in ms. */
const READY_MS = 60_000;
/** The product's own deadlines, about ten times as short. */
const DEADLINES = {
  TWILIO_TIMEOUT_MS: '800',
  TWILIO_LEASE_MS: '2000',
  TWILIO_GRACE_MS: '3000',
  OPENAI_TIMEOUT_MS: '1500',
  OPENAI_AGAIN_MS: '12000',
};

/** A share of one kind of the provider's calls that goes wrong. */
interface Trouble {
  on: 'send' | 'list';
  chance: number;
  fault: (random: Random) => ProviderFault;
}

export interface Plant extends Pick<Store, 'failOver' | 'pooler'> {
  front: Front;
  postgres: RunningPostgres;
  redis: ChaosRedis | undefined;
  admin: pg.Pool;
  twilio: TwilioDouble;
  model: ModelDouble;
  processes: Processes;
  /** How texts come in: `copies` of each, `delayMs` at most before it is posted. */
  inbound: { copies: number; delayMs: number; posted: Record<string, string>[] };
  secrets: string[];
  /** Lets a share of the provider's calls go wrong for a while. */
  trouble: (trouble: Trouble & { ms: number }) => Promise<void>;
  close(): Promise<void>;
}

export interface PlantOptions {
  queue: Queue;
  /** The engine by its name; unset: one server of each. */
  through?: string;
  random: Random;
  /** Meets the database before the product does. */
  prepare?: (admin: pg.Pool) => Promise<void>;
  /** What the processes are told beside the usual. */
  more?: Record<string, string>;
  /** Where a text with the stuck word never ends. */
  stuck?: StuckIn | null;
  /** One process of each role where no fault meets one of two: half of the start. */
  alone?: boolean;
}

/** Where the queues are kept. */
export type Queue = 'postgres' | 'redis';

/** Everything that takes part, with handles to break it by: two API processes, two workers, database, queue store, providers. */
export async function openPlant({
  queue,
  through = 'nothing',
  random,
  prepare = async () => {},
  more = {},
  stuck = null,
  alone = false,
}: PlantOptions): Promise<Plant> {
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-chaos-'));
  chmodSync(folder, 0o711);
  const engine = ENGINES[through];
  if (!engine) throw new Error(`there is no engine "${through}"`);
  const store = await engine.open({ queue, folder });
  const { postgres, redis, failOver, pooler } = store;
  const admin = new pg.Pool({ connectionString: inDatabase(postgres.adminUrl, postgres.databaseUrl), max: 4 });
  admin.on('error', () => {});
  await prepare(admin);
  const troubles = new Set<Trouble>();
  const twilio = new TwilioDouble({
    callbacks: 'prompt',
    faults: (call) => {
      const on = call.method === 'POST' ? 'send' : 'list';
      return [...troubles].find((trouble) => trouble.on === on && random() < trouble.chance)?.fault(random) ?? null;
    },
  });
  const twilioUrl = await twilio.start();
  const model = await ModelDouble.start(answerAsTold);
  const roles: Role[] = alone ? ['api', 'worker'] : ['api', 'api', 'worker', 'worker'];
  const ports: number[] = [];
  for (const _ of roles) ports.push(await freePort());
  const front = await openFront(() => processes.up('api').flatMap(({ index }) => ports[index] ?? []));
  const env = {
    ...clean(process.env),
    ...DEADLINES,
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    DATA_DIR: folder,
    ...store.env,
    PUBLIC_URL: front.url,
    HASH_SECRET,
    SESSION_SECRET,
    TEXT_GATEWAY: 'twilio',
    TWILIO_API_URL: twilioUrl,
    TWILIO_ACCOUNT_SID: ACCOUNT_SID,
    TWILIO_AUTH_TOKEN: AUTH_TOKEN,
    TWILIO_FROM: OUR_NUMBERS.join(),
    TWILIO_SEGMENTS_PER_SECOND: '100',
    // The checker's calendar knows of no places within the minute.
    REMINDER_SPREAD_SECONDS: '0',
    READER: 'openai',
    OPENAI_API_KEY: 'chaos-model-key-0123456789',
    OPENAI_BASE_URL: model.baseUrl,
    REPLY_WAIT_SECONDS: '0',
    READY_USER: 'no',
    ...(stuck ? { STUCK_IN: stuck, NODE_OPTIONS: `${PRELOADED} --import=${loadable('lib/chaos/stuck-word')}` } : {}),
    ...more,
  };
  const processes = keepProcesses(roles, ({ role, index }) => ({
    ...env,
    ROLE: role,
    PORT: String(ports[index]),
  }));
  await processes.ready();
  for (const port of ports) await serving(port);
  return {
    front,
    postgres,
    redis,
    ...(failOver && { failOver }),
    ...(pooler && { pooler }),
    admin,
    twilio,
    model,
    processes,
    inbound: { copies: 1, delayMs: 0, posted: [] },
    secrets: [AUTH_TOKEN, HASH_SECRET, SESSION_SECRET, env.OPENAI_API_KEY, new URL(postgres.databaseUrl).password],
    trouble: async ({ ms, ...trouble }) => {
      troubles.add(trouble);
      await pause(ms);
      troubles.delete(trouble);
    },
    close: async () => {
      await processes.close();
      await front.close();
      await twilio.stop();
      await model.stop();
      await admin.end();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As a load balancer waits: until the process says that it can serve. */
async function serving(port: number): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (
    !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`the process on port ${port} does not get ready`);
    await pause(50);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const inDatabase = (admin: string, database: string): string =>
  Object.assign(new URL(admin), { pathname: new URL(database).pathname }).href;
/** Without anything that would configure the product. */
const clean = ({ PATH, HOME, TMPDIR, LANG }: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR, LANG }).filter(([, value]) => value));
