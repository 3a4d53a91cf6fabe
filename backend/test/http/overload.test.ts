import supertest from 'supertest';
import { signedIn, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';

const CONNECTIONS = 2;
const TEXTS = 30;

let target: TestApp;
beforeAll(async () => {
  target = await startApp({ DATABASE_POOL: String(CONNECTIONS) });
});
afterAll(() => target?.close());

const server = () => target.app.getHttpServer();
/** Every connection for requests is held by something slow. */
const overloaded = (seconds: number) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => target.parts.dataSource.query('select pg_sleep($1)', [seconds])));
const text = (from: string, body: string) => supertest(server()).post('/phone/api/texts').set('X-CSRF-Token', 'x').send({ from, body });

test('a process that is behind stays ready, and takes every text', async () => {
  const { id } = await signedIn(target, '+12125550990');
  const over = overloaded(1.5);
  const [alive, ready, ...answers] = await Promise.all([
    supertest(server()).get('/healthz'),
    supertest(server()).get('/readyz'),
    ...Array.from({ length: TEXTS }, (_, nth) => text('+12125550990', `${nth + 1} eggs`)),
  ]);
  await over;
  expect(alive.status).toBe(200);
  expect([ready.status, ready.body]).toEqual([200, expect.objectContaining({ status: 'ready' })]);
  expect(answers.map(({ status }) => status)).toEqual(Array(TEXTS).fill(202));
  const rows = await eventually(
    () =>
      target.parts.dataSource.query<{ body: string }[]>(
        `select t.body from inbound_texts t join conversations c on c.id = t.conversation_id where c.user_id = $1 order by length(t.body), t.body`,
        [id],
      ),
    (found) => found.length >= TEXTS,
  );
  expect(rows.map(({ body }) => body)).toEqual(Array.from({ length: TEXTS }, (_, nth) => `${nth + 1} eggs`));
});

test('one that cannot serve for longer says so, is up all the while, and is ready again when it is over', async () => {
  const over = overloaded(5);
  const [alive, ready] = await Promise.all([supertest(server()).get('/healthz'), supertest(server()).get('/readyz')]);
  expect(alive.status).toBe(200);
  expect(ready.status).toBe(503);
  expect(ready.body).toMatchObject({
    status: 'not ready',
    checks: expect.arrayContaining([{ name: 'database', ok: false, problem: 'no answer in time' }]),
  });
  await over;
  expect((await supertest(server()).get('/readyz')).status).toBe(200);
});
