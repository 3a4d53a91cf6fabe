import { createHash, randomBytes } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import supertest from 'supertest';
import { Browser, signedIn, startApp, type TestApp } from '../support/app.js';
import { decide, freePort, letIn, mcpOf } from './support/assistant.js';

let target: TestApp;
let number = 5551700;
const nextPhone = () => `+1212${(number += 1)}`;
const server = () => target.app.getHttpServer();
const user = (plan: 'free' | 'pro' = 'pro') => signedIn(target, nextPhone(), plan);
const sql = <T>(text: string, values: unknown[] = []) => target.parts.dataSource.query<T>(text, values);

beforeAll(async () => {
  const port = await freePort();
  target = await startApp({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
});
beforeEach(() => sql('delete from rate_limits'));
afterAll(() => target?.close());

interface Said {
  reply: string | null;
  verbatim: boolean;
  handled: boolean;
  limited: boolean;
  entries: { id: string; number: number; kind: string; description: string; eaten: { calories: number } | null }[];
}

async function tell(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Said & { text: string; isError: boolean }> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  return { ...(structuredContent as Said), text, isError: isError === true };
}

describe('an assistant that was let in', () => {
  test('logs a meal, corrects it, asks what is left and undoes, by the same engine', async () => {
    const one = await user();
    await one.browser.patch(`${one.path}/goals`, { caloriesGoal: 2000 });
    const { client } = await letIn(target, one);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['log', 'correct', 'ask', 'undo', 'today']);

    const logged = await tell(client, 'log', { text: '2 eggs for breakfast' });
    expect(logged).toMatchObject({ handled: true, limited: false, verbatim: false, isError: false });
    expect(logged.text).toBe(logged.reply);
    expect(logged.reply).toMatch(/2 eggs/);
    expect(logged.entries).toEqual([expect.objectContaining({ kind: 'meal', meal: 'breakfast', description: '2 eggs' })]);
    const [meal] = (await one.browser.get(`${one.path}/meals`)).body as { id: string; calories: number }[];
    expect(logged.entries[0]).toMatchObject({ id: meal!.id, eaten: { calories: meal!.calories } });

    const corrected = await tell(client, 'correct', { text: 'it was 3 eggs' });
    expect(corrected.entries[0]).toMatchObject({ id: meal!.id, description: '3 eggs' });
    const three = corrected.entries[0]!.eaten!.calories;
    expect(three).toBeCloseTo((meal!.calories * 3) / 2, -1);

    expect((await tell(client, 'ask', { text: 'how many calories do i have left?' })).reply).toContain(String(2000 - three));
    const today = (await client.callTool({ name: 'today', arguments: {} })).structuredContent as Record<string, unknown>;
    expect(today).toMatchObject({
      eaten: { calories: three },
      goals: { calories: 2000 },
      left: { calories: 2000 - three, fat: null },
      workouts: [],
    });
    expect(today['meals']).toEqual([expect.objectContaining({ id: meal!.id, description: '3 eggs' })]);

    await tell(client, 'undo');
    expect(((await one.browser.get(`${one.path}/meals`)).body as { description: string }[])[0]!.description).toBe('2 eggs');
    const thread = (await one.browser.get(`${one.path}/messages`)).body as { content: string; via: string; fromDashboard: boolean }[];
    expect(thread.map(({ via }) => via)).toEqual(Array(8).fill('assistant'));
    expect(thread[0]).toMatchObject({ content: '2 eggs for breakfast', fromDashboard: false });
    expect(await sql(`select count(*)::int as n from outbound_texts where channel = 'sms' and state = 'queued'`)).toEqual([{ n: 0 }]);
  });

  test('logs once for one key', async () => {
    const one = await user();
    const { client } = await letIn(target, one);
    const first = await tell(client, 'log', { text: 'a banana', key: 'call-1' });
    expect(await tell(client, 'log', { text: 'a banana', key: 'call-1' })).toEqual(first);
    expect((await one.browser.get(`${one.path}/meals`)).body).toHaveLength(1);
  });

  test('is given what is said of danger word for word', async () => {
    const one = await user('free');
    const { client } = await letIn(target, one);
    const said = await tell(client, 'log', { text: 'i want to kill myself' });
    expect(said).toMatchObject({ verbatim: true, isError: false, text: said.reply });
    const [row] = await sql<{ body: string }[]>(
      `select o.body from outbound_texts o join conversations c on c.id = o.conversation_id where c.user_id = $1`,
      [one.id],
    );
    expect(said.text).toBe(row!.body);
    expect(said.text).toContain('988');
  });

  test('is counted by the limits of the plan like any text', async () => {
    const one = await user('free');
    const { client } = await letIn(target, one);
    const texts = target.world.rules.capabilities.free.textsPerDay;
    await tell(client, 'log', { text: 'a banana' });
    await sql('update daily_counters set texts = $2 where user_id = $1', [one.id, texts]);
    const over = await tell(client, 'log', { text: 'an apple' });
    expect(over).toMatchObject({ limited: true, isError: true, entries: [] });
    expect(over.reply).toContain(`${texts} texts a day`);
    expect((await one.browser.get(`${one.path}/meals`)).body).toHaveLength(1);
  });

  test('may call so often in a minute, and not with a batch, a stranger’s page or a text without end', async () => {
    const one = await user();
    const { keeps } = await letIn(target, one);
    const call = (headers: Record<string, string> = {}, body: unknown = PING) =>
      supertest(server())
        .post('/mcp')
        .set({ ...JSON_RPC, Authorization: `Bearer ${keeps.kept!.access_token}`, ...headers })
        .send(body as object);
    expect((await call()).status).toBe(200);
    expect((await call({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await call({ Host: 'evil.example' })).status).toBe(403);
    expect((await call({}, [PING, PING])).status).toBe(400);
    expect((await call({}, { ...PING, params: { text: 'x'.repeat(70_000) } })).status).toBe(413);
    const long = await call({}, { ...PING, method: 'tools/call', params: { name: 'log', arguments: { text: 'x'.repeat(10_001) } } });
    expect(JSON.stringify(long.body)).toMatch(/10000|too_big|Too big/i);
    expect(
      await sql('select 1 from inbound_texts t join conversations c on c.id = t.conversation_id where c.user_id = $1', [one.id]),
    ).toEqual([]);
    await sql('delete from rate_limits');
    const statuses = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await call()).status);
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
  });
});

const JSON_RPC = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const knock = (token?: string, at: string = '/mcp') =>
  supertest(server())
    .post(at)
    .set({ ...JSON_RPC, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) })
    .send(PING);

describe('a stranger', () => {
  test('is refused, and told where to ask', async () => {
    const metadata = new URL('/.well-known/oauth-protected-resource/mcp', mcpOf(target)).href;
    const nobody = await knock();
    expect(nobody.status).toBe(401);
    expect(nobody.headers['www-authenticate']).toBe(`Bearer resource_metadata="${metadata}", scope="diary"`);
    const guess = await knock('guess');
    expect([guess.status, guess.headers['www-authenticate']]).toEqual([401, expect.stringContaining('error="invalid_token"')]);
    expect((await supertest(server()).get('/mcp')).status).toBe(405);
    const told = await supertest(server()).get(new URL(metadata).pathname);
    expect(told.body).toMatchObject({ resource: mcpOf(target).href, authorization_servers: [mcpOf(target).origin] });
  });

  test('has nothing from another user’s session, and cannot see or end their connections', async () => {
    const one = await user();
    await letIn(target, one);
    const other = await user();
    expect((await knock(other.browser.cookies)).status).toBe(401);
    const [connection] = (await one.browser.get(`${one.path}/assistants`)).body as { id: string }[];
    expect((await other.browser.get(`${one.path}/assistants`)).status).toBe(404);
    expect((await other.browser.delete(`${other.path}/assistants/${connection!.id}`)).status).toBe(404);
    expect((await one.browser.get(`${one.path}/assistants`)).body).toHaveLength(1);
  });
});

/** A program of our own making, to do what an honest one does not. */
async function registered(redirectUris = ['https://app.example/callback']): Promise<string> {
  const { status, body } = await supertest(server()).post('/oauth/register').send({ client_name: 'Odd', redirect_uris: redirectUris });
  expect(status).toBe(201);
  return (body as { client_id: string }).client_id;
}
const verifier = () => randomBytes(32).toString('base64url');
const s256 = (word: string) => createHash('sha256').update(word).digest('base64url');
const asking = (clientId: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: clientId,
    redirect_uri: 'https://app.example/callback',
    response_type: 'code',
    state: 'abc',
    code_challenge_method: 'S256',
    ...more,
  }).toString();
const token = (form: Record<string, string>) => supertest(server()).post('/oauth/token').type('form').send(form);

async function codeOf(one: { browser: Browser; path: string }, clientId: string, word: string): Promise<string> {
  const opened = new URL(`http://x/?${asking(clientId, { code_challenge: s256(word) })}`);
  return (await decide(one, opened)).searchParams.get('code')!;
}

async function tokensOf(one: { browser: Browser; path: string }) {
  const [clientId, word] = [await registered(), verifier()];
  const code = await codeOf(one, clientId, word);
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: word,
    redirect_uri: 'https://app.example/callback',
  };
  const { status, body } = await token(form);
  expect(status).toBe(200);
  const { access_token: access, refresh_token: refresh } = body as { access_token: string; refresh_token: string };
  return { clientId, form, access, refresh };
}
const renew = (clientId: string, refresh: string) => token({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refresh });

describe('what opens the door', () => {
  test('is kept as hashes alone, and dies with its time, its resource and its user', async () => {
    const one = await user();
    const { access, clientId, refresh } = await tokensOf(one);
    expect(JSON.stringify(await sql('select * from assistant_secrets'))).not.toContain(access.slice(-20));
    expect((await knock(access)).status).toBe(200);
    await sql(`update assistant_connections set resource = 'https://other.example/mcp' where user_id = $1`, [one.id]);
    expect((await knock(access)).status).toBe(401);
    await sql('update assistant_connections set resource = $2 where user_id = $1', [one.id, mcpOf(target).href]);
    expect((await knock(access)).status).toBe(200);
    await sql(`update assistant_secrets set expires_at = now() where user_id = $1 and kind = 'access'`, [one.id]);
    expect((await knock(access)).status).toBe(401);
    const { access_token: next } = (await renew(clientId, refresh)).body as { access_token: string };
    expect((await knock(next)).status).toBe(200);
    await sql('update users set deleted_at = now() where id = $1', [one.id]);
    expect((await knock(next)).status).toBe(401);
    await sql('update users set deleted_at = null where id = $1', [one.id]);
    await target.world.accountLife.erase(one.id, target.world.clock.now());
    expect((await knock(next)).status).toBe(401);
    expect(await sql('select 1 from assistant_connections where user_id = $1', [one.id])).toEqual([]);
  });

  test('is given by a code once: the second time ends all that it gave', async () => {
    const one = await user();
    const { form, access, clientId, refresh } = await tokensOf(one);
    const again = await token(form);
    expect([again.status, again.body]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
    expect((await knock(access)).status).toBe(401);
    expect((await renew(clientId, refresh)).status).toBe(400);
    expect((await one.browser.get(`${one.path}/assistants`)).body).toEqual([]);
  });

  test('is renewed by a refresh token once: the second time ends the family', async () => {
    const { clientId, refresh } = await tokensOf(await user());
    const next = (await renew(clientId, refresh)).body as { access_token: string; refresh_token: string };
    expect((await knock(next.access_token)).status).toBe(200);
    expect((await renew(clientId, refresh)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await knock(next.access_token)).status).toBe(401);
    expect((await renew(clientId, next.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
  });

  test('of two who renew at once at most one has tokens, and the family is dead', async () => {
    const { clientId, refresh } = await tokensOf(await user());
    const answers = await Promise.all([renew(clientId, refresh), renew(clientId, refresh)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const won = answers.find(({ status }) => status === 200)!.body as { access_token: string };
    expect((await knock(won.access_token)).status).toBe(401);
  });

  test('is not given for a wrong word, to another program, at another address, or for another resource', async () => {
    const one = await user();
    const [clientId, word] = [await registered(), verifier()];
    const form = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: 'https://app.example/callback' };
    const wrongs: Record<string, string>[] = [
      { code_verifier: verifier() },
      { code_verifier: word, client_id: await registered() },
      { code_verifier: word, redirect_uri: 'https://app.example/callback/' },
    ];
    for (const wrong of wrongs) {
      const code = await codeOf(one, clientId, word);
      expect((await token({ ...form, code, ...wrong })).body).toMatchObject({ error: 'invalid_grant' });
      expect((await token({ ...form, code, code_verifier: word })).body).toMatchObject({ error: 'invalid_grant' });
    }
    const code = await codeOf(one, clientId, word);
    const elsewhere = { ...form, code, code_verifier: word, resource: 'https://other.example/mcp' };
    expect((await token(elsewhere)).body).toMatchObject({ error: 'invalid_target' });
    expect((await token({ ...form, code, code_verifier: word, resource: mcpOf(target).href })).status).toBe(200);
    expect((await token({ ...form, client_id: 'nobody', code })).status).toBe(401);
    expect((await token({ ...form, grant_type: 'password' })).body).toMatchObject({ error: 'unsupported_grant_type' });
  });

  test.each([
    [
      'when it is revoked',
      async (_: Browser, __: string, t: Given) =>
        supertest(server()).post('/oauth/revoke').type('form').send({ token: t.refresh, client_id: t.clientId }),
    ],
    [
      'when it is disconnected',
      async (b: Browser, path: string) =>
        b.delete(`${path}/assistants/${((await b.get(`${path}/assistants`)).body as [{ id: string }])[0].id}`),
    ],
    ['when its user signs out everywhere', async (b: Browser, path: string) => b.delete(`${path}/sessions`)],
  ] as [string, (browser: Browser, path: string, given: Given) => Promise<unknown>][])('is worth nothing %s', async (_what, act) => {
    const one = await user();
    const given = await tokensOf(one);
    expect((await knock(given.access)).status).toBe(200);
    await act(one.browser, one.path, given);
    expect((await knock(given.access)).status).toBe(401);
    expect((await renew(given.clientId, given.refresh)).body).toMatchObject({ error: 'invalid_grant' });
  });
  type Given = Awaited<ReturnType<typeof tokensOf>>;
});

describe('the question', () => {
  const ask = (one: { browser: Browser; path: string }, request: string) =>
    one.browser.get(`${one.path}/assistants/asking?${new URLSearchParams({ request }).toString()}`);

  test('names the program and where the answer goes; a refusal is told to the program', async () => {
    const one = await user();
    const clientId = await registered();
    const request = asking(clientId, { code_challenge: s256(verifier()) });
    expect((await ask(one, request)).body).toEqual({ name: 'Odd', host: 'app.example', redirectTo: null });
    const answer = await decide(one, new URL(`http://x/?${request}`), false);
    expect(answer.href).toBe(`https://app.example/callback?error=access_denied&state=abc&iss=${encodeURIComponent(mcpOf(target).origin)}`);
    expect((await one.browser.get(`${one.path}/assistants`)).body).toEqual([]);
  });

  test('that is not in order is answered where it came from, and never at a foreign address', async () => {
    const one = await user();
    const clientId = await registered(['https://app.example/callback', 'http://127.0.0.1:1234/cb']);
    const challenge = { code_challenge: s256(verifier()) };
    const wrong: [string, string][] = [
      [asking(clientId), 'invalid_request'],
      [asking(clientId, { ...challenge, code_challenge_method: 'plain' }), 'invalid_request'],
      [asking(clientId, { ...challenge, response_type: 'token' }), 'unsupported_response_type'],
      [asking(clientId, { ...challenge, resource: 'https://other.example/mcp' }), 'invalid_target'],
    ];
    for (const [request, error] of wrong) {
      const { redirectTo } = (await ask(one, request)).body as { redirectTo: string };
      expect(redirectTo).toContain(`https://app.example/callback?error=${error}&`);
      expect((await decide(one, new URL(`http://x/?${request}`))).href).toBe(redirectTo);
    }
    const foreign = [
      'https://app.example/callback2',
      'https://evil.example/callback',
      'http://app.example/callback',
      'http://127.0.0.1:1234/other',
      'javascript:alert(1)',
    ];
    for (const redirect_uri of foreign) {
      expect((await ask(one, asking(clientId, { ...challenge, redirect_uri }))).status).toBe(400);
      expect(
        (await one.browser.post(`${one.path}/assistants`, { request: asking(clientId, { ...challenge, redirect_uri }), allow: true }))
          .status,
      ).toBe(400);
    }
    expect((await ask(one, asking('nobody', challenge))).status).toBe(400);
    expect((await ask(one, asking(clientId, { ...challenge, redirect_uri: 'http://127.0.0.1:9999/cb' }))).body).toMatchObject({
      redirectTo: null,
    });
  });

  test('is let be asked by programs of known kinds, so many in an hour', async () => {
    const register = (body: object) => supertest(server()).post('/oauth/register').send(body);
    for (const address of [
      'http://app.example/cb',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://a:b@app.example/',
      'https://app.example/#x',
      'app:/cb',
    ])
      expect((await register({ redirect_uris: [address] })).body).toMatchObject({ error: 'invalid_redirect_uri' });
    await sql('delete from rate_limits');
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await register({ redirect_uris: ['com.example.app:/cb'] })).status);
    expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([201]), 429]);
  });
});

test('connections are in the export, and who was let in and out is in the audit', async () => {
  const one = await user();
  await letIn(target, one);
  const [connection] = (await one.browser.get(`${one.path}/assistants`)).body as { id: string; name: string }[];
  expect(connection).toMatchObject({ name: 'Test assistant', lastSeenDate: expect.any(String) });
  expect((await target.world.accountLife.takeOut(one.id, new Date()))['assistants']).toEqual([
    expect.objectContaining({ name: 'Test assistant', scope: 'diary' }),
  ]);
  await one.browser.delete(`${one.path}/assistants/${connection!.id}`);
  expect(await sql('select action, actor_id from audit_log where object_id = $1 order by id', [connection!.id])).toEqual([
    { action: 'connect-assistant', actor_id: one.id },
    { action: 'disconnect-assistant', actor_id: one.id },
  ]);
});
