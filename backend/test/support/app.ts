import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { JsonLog } from '../../src/adapters/system/index.js';
import { makeApp } from '../../src/app/make-app.js';
import { openParts, type Parts } from '../../src/app/parts.js';
import { loadConfig } from '../../src/config/load-config.js';
import { blankSnapshot } from '../../src/conversation/blank-snapshot.js';
import { turn } from '../../src/conversation/turn.js';
import type { Plan } from '../../src/domain/plan.js';
import { handleMail } from '../../src/usecases/handle-mail.js';
import { Dependencies } from '../../src/usecases/dependencies.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

/** A running product on a database of its own. */
export interface TestApp {
  app: NestExpressApplication;
  deps: Dependencies;
  parts: Parts;
  database: TestDatabase;
  /** Everything that was logged, one JSON object a line. */
  logged: string[];
  close(): Promise<void>;
}

/** Reads the tables, which a process of the product does before it serves: the first text of a suite would wait for them, on a busy machine too long. */
function warmEngine(): void {
  const now = new Date();
  const heard = { id: 'warm', text: 'a banana', source: 'dashboard', receivedAt: now, media: { count: 0, type: null } } as const;
  turn(heard, blankSnapshot({ id: 'warm', timezone: 'America/New_York', createdAt: now.toISOString() }), now);
}

/** Starts the product, as an API without workers unless `ROLE` says otherwise. */
export async function startApp(
  environment: Record<string, string> | ((database: TestDatabase) => Record<string, string>) = {},
): Promise<TestApp> {
  warmEngine();
  const database = await freshDatabase();
  const config = loadConfig({
    NODE_ENV: 'test',
    ROLE: 'api',
    PORT: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'mealtext-test-')),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_WAIT_MS: '60000',
    REPLY_WAIT_SECONDS: '0',
    CODES_PER_ADDRESS: '1000',
    CODES_PER_EXCHANGE: '1000',
    ...(typeof environment === 'function' ? environment(database) : environment),
  });
  const logged: string[] = [];
  const parts = await openParts(config, new JsonLog('info', (line) => logged.push(line)));
  const app = await makeApp(parts);
  await app.listen(config.http.port, '127.0.0.1');
  const close = async () => {
    app.getHttpServer().closeAllConnections();
    await app.close();
    await parts.close();
    await database.drop();
  };
  return { app, deps: app.get(Dependencies), parts, database, logged, close };
}

const SESSION = /^(__Host-mealtext|mealtext_session)$/;

/** A browser: it keeps its cookies and sends what our pages send. */
export class Browser {
  private readonly jar = new Map<string, string>();

  constructor(private readonly target: TestApp) {}

  async call(
    method: 'get' | 'post' | 'patch' | 'delete',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<supertest.Response> {
    const request = supertest(this.target.app.getHttpServer())
      [method](path)
      .set({ 'X-CSRF-Token': 'browser', 'Sec-Fetch-Site': 'same-origin', ...(this.jar.size ? { Cookie: this.sent() } : {}), ...headers });
    const response = await (body === undefined
      ? request
      : request.set('Content-Type', 'application/json').send(typeof body === 'string' ? body : JSON.stringify(body)));
    const set = (response.headers as Record<string, unknown>)['set-cookie'] as string[] | undefined;
    for (const one of set ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one)!;
      if (value) this.jar.set(name!, value);
      else this.jar.delete(name!);
    }
    return response;
  }

  get = (path: string) => this.call('get', path);
  post = (path: string, body: unknown = {}, headers?: Record<string, string>) => this.call('post', path, body, headers);
  patch = (path: string, body: unknown) => this.call('patch', path, body);
  delete = (path: string) => this.call('delete', path);

  /** The session cookie as it is sent, or nothing. */
  get cookies(): string {
    return this.sent((name) => SESSION.test(name));
  }

  private sent(which: (name: string) => boolean = () => true): string {
    return [...this.jar]
      .filter(([name]) => which(name))
      .map((pair) => pair.join('='))
      .join('; ');
  }

  /** Holds a session for a phone, as after a right code. */
  async prove(phone: string): Promise<void> {
    const { sessions, accounts, clock } = this.target.deps;
    const account = await accounts.byPhone(phone);
    const name = this.target.parts.config.http.publicUrl.startsWith('https:') ? '__Host-mealtext' : 'mealtext_session';
    this.jar.set(name, await sessions.start(phone, account?.id ?? null, clock.now()));
  }
}

/** A signed-in user with an account of their own, whose first text from us is long forgotten. */
export async function signedIn(
  target: TestApp,
  phone: string,
  plan: Plan = 'free',
): Promise<{ browser: Browser; id: string; path: string }> {
  const browser = new Browser(target);
  await browser.prove(phone);
  const { body } = await browser.post('/api/users', {
    phoneNumber: phone,
    firstName: 'Sam',
    timezone: 'America/New_York',
    consentVersion: '1',
  });
  const { id } = body as { id: string };
  await target.parts.dataSource.query('delete from outbound_texts where business_key = $1', [`first:${id}`]);
  if (plan !== 'free')
    await target.parts.dataSource.query(
      `insert into subscriptions (user_id, provider, plan, status, updated_at) values ($1, 'local', $2, 'active', now())`,
      [id, plan],
    );
  return { browser, id, path: `/api/users/${id}` };
}

/** A text from a phone, handled at once. */
export async function text(
  { deps }: TestApp,
  phone: string,
  body: string,
  more: { receivedAt?: Date; providerId?: string } = {},
): Promise<string> {
  const { conversationId, textId } = await deps.store.accept({
    providerId: more.providerId ?? `test-${Math.random()}`,
    source: 'sms',
    phone,
    body,
    media: { count: 0, type: null },
    receivedAt: more.receivedAt ?? deps.clock.now(),
  });
  await handleMail(deps, conversationId);
  return textId;
}
