import { createHash, randomBytes } from 'node:crypto';
import supertest from 'supertest';
import type { Browser } from '../support/app.js';
import { decide, mcpOf } from './support/assistant.js';
import { knock, server, sql, target, user } from './support/mcp-ground.js';

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

async function codeOf(person: { browser: Browser; path: string }, clientId: string, word: string): Promise<string> {
  const opened = new URL(`http://x/?${asking(clientId, { code_challenge: s256(word) })}`);
  return (await decide(person, opened)).searchParams.get('code')!;
}

async function tokensOf(person: { browser: Browser; path: string }) {
  const [clientId, word] = [await registered(), verifier()];
  const code = await codeOf(person, clientId, word);
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

const idOf = (path: string): string => path.split('/')[3]!;

describe('what opens the door', () => {
  test('is kept as hashes alone, and dies with its time, its resource and its user', async () => {
    const person = await user();
    const { access, clientId, refresh } = await tokensOf(person);
    expect(JSON.stringify(await sql('select * from assistant_secrets'))).not.toContain(access.slice(-20));
    expect((await knock(access)).status).toBe(200);
    await sql(`update assistant_connections set resource = 'https://other.example/mcp' where user_id = $1`, [person.id]);
    expect((await knock(access)).status).toBe(401);
    await sql('update assistant_connections set resource = $2 where user_id = $1', [person.id, mcpOf(target).href]);
    expect((await knock(access)).status).toBe(200);
    await sql(`update assistant_secrets set expires_at = now() where user_id = $1 and kind = 'access'`, [person.id]);
    expect((await knock(access)).status).toBe(401);
    const { access_token: next } = (await renew(clientId, refresh)).body as { access_token: string };
    expect((await knock(next)).status).toBe(200);
    await sql('update users set deleted_at = now() where id = $1', [person.id]);
    expect((await knock(next)).status).toBe(401);
    await sql('update users set deleted_at = null where id = $1', [person.id]);
    await target.deps.accountLife.erase(person.id, target.deps.clock.now());
    expect((await knock(next)).status).toBe(401);
    expect(await sql('select 1 from assistant_connections where user_id = $1', [person.id])).toEqual([]);
  });

  test('is given by a code once: the second time ends all that it gave', async () => {
    const person = await user();
    const { form, access, clientId, refresh } = await tokensOf(person);
    const again = await token(form);
    expect([again.status, again.body]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
    expect((await knock(access)).status).toBe(401);
    expect((await renew(clientId, refresh)).status).toBe(400);
    expect((await person.browser.get(`${person.path}/assistants`)).body).toEqual([]);
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
    const person = await user();
    const [clientId, word] = [await registered(), verifier()];
    const form = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: 'https://app.example/callback' };
    const wrongs: Record<string, string>[] = [
      { code_verifier: verifier() },
      { code_verifier: word, client_id: await registered() },
      { code_verifier: word, redirect_uri: 'https://app.example/callback/' },
    ];
    for (const wrong of wrongs) {
      const code = await codeOf(person, clientId, word);
      expect((await token({ ...form, code, ...wrong })).body).toMatchObject({ error: 'invalid_grant' });
      expect((await token({ ...form, code, code_verifier: word })).body).toMatchObject({ error: 'invalid_grant' });
    }
    const code = await codeOf(person, clientId, word);
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
    [
      'when its user sets a password',
      (_: Browser, path: string) => target.deps.accountLife.setPassword(idOf(path), 'hash', 'none', null, new Date()),
    ],
    [
      'when its user moves to another number',
      (_: Browser, path: string) =>
        target.deps.accountLife.changePhone(idOf(path), '+14165550198', 'none', { toOld: null, toNew: null }, new Date()),
    ],
  ] as [string, (browser: Browser, path: string, given: Given) => Promise<unknown>][])('is worth nothing %s', async (_what, act) => {
    const person = await user();
    const given = await tokensOf(person);
    expect((await knock(given.access)).status).toBe(200);
    await act(person.browser, person.path, given);
    expect((await knock(given.access)).status).toBe(401);
    expect((await renew(given.clientId, given.refresh)).body).toMatchObject({ error: 'invalid_grant' });
  });
  type Given = Awaited<ReturnType<typeof tokensOf>>;
});

test('what nothing opens any more is cleared away, and what is in use stays', async () => {
  const used = await tokensOf(await user());
  const over = await tokensOf(await user());
  const unused = await registered();
  const long = (days: number) => new Date(Date.now() - days * 86_400_000);
  await sql(
    'update assistant_secrets set expires_at = $1 where user_id = (select user_id from assistant_connections where client_id = $2)',
    [long(2), over.clientId],
  );
  await sql('update assistant_connections set created_at = $1', [long(40)]);
  await sql('update assistant_clients set created_at = $1', [long(40)]);
  await target.deps.housekeeping.purge(long(1), long(30));
  const left = async (table: string, column: string) =>
    (
      await sql<{ id: string }[]>(`select ${column} as id from ${table} where ${column} = any($1)`, [
        [used.clientId, over.clientId, unused],
      ])
    ).map(({ id }) => id);
  expect(await left('assistant_connections', 'client_id')).toEqual([used.clientId]);
  expect((await left('assistant_clients', 'id')).toSorted()).toEqual([used.clientId, over.clientId].toSorted());
  expect((await knock(used.access)).status).toBe(200);
});

describe('the question', () => {
  const ask = (person: { browser: Browser; path: string }, request: string) =>
    person.browser.get(`${person.path}/assistants/asking?${new URLSearchParams({ request }).toString()}`);

  test('names the program and where the answer goes; a refusal is told to the program', async () => {
    const person = await user();
    const clientId = await registered();
    const request = asking(clientId, { code_challenge: s256(verifier()) });
    expect((await ask(person, request)).body).toEqual({ name: 'Odd', host: 'app.example', redirectTo: null });
    const answer = await decide(person, new URL(`http://x/?${request}`), false);
    expect(answer.href).toBe(`https://app.example/callback?error=access_denied&state=abc&iss=${encodeURIComponent(mcpOf(target).origin)}`);
    expect((await person.browser.get(`${person.path}/assistants`)).body).toEqual([]);
  });

  test('that is not in order is answered where it came from, and never at a foreign address', async () => {
    const person = await user();
    const clientId = await registered(['https://app.example/callback', 'http://127.0.0.1:1234/cb']);
    const challenge = { code_challenge: s256(verifier()) };
    const wrong: [string, string][] = [
      [asking(clientId), 'invalid_request'],
      [asking(clientId, { ...challenge, code_challenge_method: 'plain' }), 'invalid_request'],
      [asking(clientId, { ...challenge, response_type: 'token' }), 'unsupported_response_type'],
      [asking(clientId, { ...challenge, resource: 'https://other.example/mcp' }), 'invalid_target'],
    ];
    for (const [request, error] of wrong) {
      const { redirectTo } = (await ask(person, request)).body as { redirectTo: string };
      expect(redirectTo).toContain(`https://app.example/callback?error=${error}&`);
      expect((await decide(person, new URL(`http://x/?${request}`))).href).toBe(redirectTo);
    }
    const foreign = [
      'https://app.example/callback2',
      'https://evil.example/callback',
      'http://app.example/callback',
      'http://127.0.0.1:1234/other',
      'javascript:alert(1)',
    ];
    for (const redirect_uri of foreign) {
      expect((await ask(person, asking(clientId, { ...challenge, redirect_uri }))).status).toBe(400);
      expect(
        (await person.browser.post(`${person.path}/assistants`, { request: asking(clientId, { ...challenge, redirect_uri }), allow: true }))
          .status,
      ).toBe(400);
    }
    expect((await ask(person, asking('nobody', challenge))).status).toBe(400);
    expect((await ask(person, asking(clientId, { ...challenge, redirect_uri: 'http://127.0.0.1:9999/cb' }))).body).toMatchObject({
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
