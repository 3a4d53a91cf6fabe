import { connect } from 'node:net';
import supertest from 'supertest';
import { signedIn, startApp, type TestApp } from '../support/app.js';

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
