import { connect } from 'node:net';
import supertest from 'supertest';
import { signedIn, startApp, type TestApp } from '../support/app.js';
import { knock } from './support/knock.js';
import { routesOf } from './support/routes.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const server = () => target.app.getHttpServer();
const port = () => (server().address() as { port: number }).port;

test('every answer carries the headers, and what is ours is never stored', async () => {
  for (const path of ['/api/users', '/api/nope', '/healthz', '/phone/api/phones', '/']) {
    const { headers } = await supertest(server()).get(path);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /default-src 'self'.*script-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
      ),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': expect.any(String),
      'x-request-id': expect.any(String),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    if (path.includes('/api')) expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  }
});

test('a page is served with a nonce of its own for its styles, and nothing else may bring any along', async () => {
  const nonces = new Set<string>();
  for (const path of ['/', '/dashboard', '/phone', '/admin/']) {
    const { headers, text } = await supertest(server()).get(path);
    const [, nonce] = /style-src 'self' 'nonce-([\w+/=]{22,})'/.exec(headers['content-security-policy']!)!;
    nonces.add(nonce!);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    if (/<title>/.test(text)) expect(text).toContain(`<meta name="style-nonce" content="${nonce}" />`);
    expect(text.match(/<style(?! nonce)/)).toBeNull();
  }
  expect(nonces.size).toBe(4);
  for (const at of ['/', '/admin/', '/phone/']) expect((await supertest(server()).get(`${at}index.html`)).headers['location']).toBe(at);
});

test('what is not there answers as JSON', async () => {
  for (const path of ['/api', '/api/nope', '/api/users/x/y/z', '/api/../api/nope']) {
    const answer = await supertest(server()).get(path);
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ statusCode: 404, message: expect.any(String) })]);
  }
});

describe('a write', () => {
  const write = (headers: Record<string, string>, type = 'application/json') =>
    supertest(server())
      .post('/api/logout')
      .set(headers)
      .set('Content-Type', type)
      .send(type === 'application/json' ? '{}' : 'a=b');

  test('of our own pages is let in', async () => {
    expect((await write({ 'X-CSRF-Token': 'x', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    expect((await write({ 'X-CSRF-Token': 'x', Origin: `http://127.0.0.1:${port()}`, Host: `127.0.0.1:${port()}` })).status).toBe(200);
    expect((await write({ 'X-CSRF-Token': 'x' })).status).toBe(200);
  });

  test.each([
    ['without the header', {}],
    ['with a blank header', { 'X-CSRF-Token': ' ' }],
    ['from another site', { 'X-CSRF-Token': 'x', 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sibling site', { 'X-CSRF-Token': 'x', 'Sec-Fetch-Site': 'same-site' }],
    ['from another origin', { 'X-CSRF-Token': 'x', Origin: 'https://evil.example' }],
    ['from nowhere', { 'X-CSRF-Token': 'x', Origin: 'null' }],
  ])('%s is refused', async (_what, headers) => {
    expect((await write(headers as Record<string, string>)).status).toBe(403);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])('as %s is refused', async (type) => {
    expect((await write({ 'X-CSRF-Token': 'x' }, type)).status).toBe(415);
  });

  test('is no other method because a header says so', async () => {
    const { browser, path } = await signedIn(target, '+12125550401');
    expect((await browser.call('post', path, {}, { 'X-HTTP-Method-Override': 'DELETE' })).status).toBe(404);
    expect((await browser.get(path)).status).toBe(200);
  });
});

describe('a body', () => {
  test.each([
    ['that is no JSON', '{"content": "eggs"', 400],
    ['that is too large', JSON.stringify({ content: 'x'.repeat(1_000_000) }), 413],
    ['that is nested 10,000 deep', `{"content":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
    ['that is nested 40 deep', `{"content":${'['.repeat(40)}${']'.repeat(40)}}`, 400],
    ['that is a list', '[]', 400],
    ['that is null', 'null', 400],
    ['that is a text', '"hello"', 400],
  ])('%s is refused with words', async (_what, body, status) => {
    const { browser, path } = await signedIn(target, '+12125550402');
    const answer = await browser.call('post', `${path}/messages`, body as string);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toEqual(expect.any(String));
    expect(answer.text).not.toMatch(/at .*\.(ts|js)/);
  });

  test('with a key twice: the last wins', async () => {
    const { browser, path } = await signedIn(target, '+12125550403');
    expect((await browser.call('post', `${path}/messages`, '{"content":"a","content":"a banana"}')).body.content).toBe('a banana');
  });

  test('with two lengths is no request at all', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port(), '127.0.0.1', () =>
        socket.write('POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (data) => (text += data.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });
});

test('a caller cannot choose the address that limits are counted for', async () => {
  const statuses: number[] = [];
  const narrow = await startApp({ CODES_PER_ADDRESS: '3' });
  try {
    for (let index = 0; index < 6; index += 1) {
      const answer = await supertest(narrow.app.getHttpServer())
        .post('/api/verify/send')
        .set({ 'X-CSRF-Token': 'x', 'X-Forwarded-For': `1.2.3.${index}` })
        .send({ phoneNumber: `+1303555010${index}` });
      statuses.push(answer.status);
    }
  } finally {
    await narrow.close();
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
});

test('without its database it says so, in words and quickly, and is not ready', async () => {
  const lonely = await startApp();
  const { browser, path } = await signedIn(lonely, '+12125550405');
  await lonely.parts.dataSource.destroy();
  expect((await supertest(lonely.app.getHttpServer()).get('/healthz')).status).toBe(200);
  expect((await supertest(lonely.app.getHttpServer()).get('/readyz')).status).toBe(503);
  const answer = await browser.get(`${path}/meals`);
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(answer.body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
  await lonely.parts.dataSource.initialize();
  expect((await supertest(lonely.app.getHttpServer()).get('/readyz')).status).toBe(200);
  await lonely.close();
});

test('what a person wrote is not in the log', async () => {
  const { browser, path } = await signedIn(target, '+12125550406');
  await browser.post(`${path}/messages`, { content: 'canary casserole zq4417zq' });
  await browser.patch(path, { firstName: 'Canaria' });
  await browser.get(`${path}/summary?date=canary-query`);
  const log = target.logged.join('');
  for (const canary of ['casserole', 'zq4417zq', 'Canaria', '+12125550406', '2125550406', 'canary-query', browser.cookies.split('=')[1]!])
    expect(log).not.toContain(canary);
});

test('an id with a NUL in it is nobody’s, on every route that takes one', async () => {
  const { browser, path } = await signedIn(target, '+12125550407');
  const routes = routesOf(target.app).filter(({ path: one }) => /:\w+/.test(one) && one.startsWith('/api/'));
  expect(routes.length).toBeGreaterThan(30);
  const statuses = [];
  for (const { method, path: one, key } of routes) {
    const own = one.includes('/staff/') ? one : one.replace(':id', path.split('/')[3]!);
    const address = own.replace(/:\w+/g, 'a%00b');
    if (address === own) continue;
    statuses.push([key, (await knock(target, method, address, browser.cookies, {})).status]);
  }
  expect(statuses.length).toBeGreaterThan(25);
  expect(statuses.filter(([, status]) => status !== 404)).toEqual([]);
});

test('a webhook that is looked at is told that only POST is answered, and nothing of the address comes back', async () => {
  for (const path of ['/webhooks/sms', '/webhooks/sms/status', '/webhooks/billing', '/webhooks/other'])
    for (const method of ['get', 'put', 'delete', 'head'] as const) {
      const answer = await supertest(server())[method](`${path}?From=%2B12025550199&Body=canary-webhook`);
      expect([path, method, answer.status, answer.headers.allow]).toEqual([path, method, 405, 'POST']);
      expect(JSON.stringify([answer.text, answer.headers])).not.toMatch(/canary-webhook|2025550199/);
    }
});

test('an address that is not there is not repeated', async () => {
  for (const path of ['/nowhere?q=canary-echo', '/webhooks/canary-echo', '/phone/api/canary-echo?x=canary-echo', '/api/canary-echo']) {
    const answer = await supertest(server()).post(path).set({ 'X-CSRF-Token': 'x' }).send({});
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.text).not.toContain('canary-echo');
  }
});
