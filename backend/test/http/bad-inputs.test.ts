import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Browser, signedIn, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { nextPhone } from './support/ground.js';

let target: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  target = await startApp();
  me = await signedIn(target, nextPhone(), 'pro');
  await me.browser.patch(`${me.path}/goals`, { caloriesGoal: 2000, breakfastTime: '08:00' });
  await me.browser.post(`${me.path}/messages`, { content: '2 eggs for breakfast' });
});
afterAll(() => target?.close());
beforeEach(() => target.parts.dataSource.query('delete from rate_limits'));

/** Everything of the user, and how much there is of anybody. */
async function stored(): Promise<unknown> {
  const counts = await target.parts.dataSource.query<unknown[]>(
    `select (select count(*) from users) u, (select count(*) from inbound_texts) i, (select count(*) from live_codes) c, (select count(*) from checkouts) k`,
  );
  // That somebody was there is told anew every minute.
  return JSON.stringify([counts, await target.deps.accountLife.takeOut(me.id, new Date(0))], (key, value: unknown) =>
    key === 'lastSeenAt' ? undefined : value,
  );
}

type Row = readonly [what: string, body: unknown];
const NOT_A_NUMBER: unknown[] = ['abc', '1e309', 'NaN', 'Infinity', '2000', '0x10', [2000], { $gt: 0 }, true, ''];
const goal = (value: unknown): Row => [`a goal of ${JSON.stringify(value)}`, { caloriesGoal: value }];
const as = (field: string, values: readonly unknown[]): Row[] =>
  values.map((value) => [`${field} ${JSON.stringify(value)}`, { [field]: value }]);
const LONG = 'x'.repeat(10_001);

/** What is sent to each address, and refused with 400 and words, without a trace. `:id` is the caller's. */
const REFUSED: Readonly<Record<string, readonly Row[]>> = {
  'PATCH /api/users/:id/goals': [
    ...NOT_A_NUMBER.map(goal),
    ...[999, 5001, -1, 1e308].map(goal),
    ['a goal written 1e309', '{"caloriesGoal":1e309}'],
    ['a goal written NaN', '{"caloriesGoal":NaN}'],
    ['a goal written Infinity', '{"caloriesGoal":Infinity}'],
    ...as('breakfastTime', ['25:00', '8', '08:60', '8:00 PM', '', '24:00', '08:00:00Z', null, "08:00'", 8, ['08:00']]),
    ...as('timezone', ['Mars/Olympus', '', '../../etc/passwd', 'EST5EDT;rm', 'UTC+99', 'Foo+9', 5, ['UTC'], null, `America/${LONG}`]),
    ...as('timezoneOffset', [15, -14.5, '5', null, [1]]),
    ...as('notifications', ['true', 1, 'yes', {}]),
    ['a field that is not there', { isAdmin: true }],
    ['a plan', { plan: 'pro' }],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['prototype, further in', '{"userId":{"prototype":1}}'],
    ['an object as the ignored id', { userId: { $ne: null }, caloriesGoal: 1500 }],
  ],
  'POST /api/users/:id/goals': [goal('abc'), goal(5001), ['a list', [{ caloriesGoal: 2000 }]]],
  'PATCH /api/users/:id': [
    ...as('firstName', ['   ', '', LONG, 'x'.repeat(101), '👍'.repeat(101), null, 5, ['Al'], {}]),
    ...as('username', ['', null, 7]),
    ...as('onboardingComplete', ['true', 1, 'NaN']),
    ...['plan', 'role', 'phoneNumber', 'id', 'hasPassword', 'timezone'].map((field): Row => [`${field} of my choice`, { [field]: 'pro' }]),
  ],
  'POST /api/users/:id/messages/picture': [
    ...as('picture', [{ $ne: null }, ['a'], 5, null, true, '', 'x', 'data:image/png;base64,AAAA']),
    ['no picture', { content: 'a banana' }],
    ['words that are none', { picture: 'AAAA', content: 5 }],
  ],
  'POST /api/users/:id/messages': [
    ...as('content', [{ $ne: null }, ['a'], 5, null, true, '   ', '\n\t', LONG]),
    ['no content', { fromDashboard: true }],
    ['two kinds of dashboard', { content: 'a banana', fromDashboard: 'yes' }],
    ['a time that is none', { content: 'a banana', writtenAt: 'yesterday' }],
    ['half a body', '{"content": "eggs"'],
    ['10,000 lists in each other', `{"content":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ],
  'POST /api/users/:id/assistants': [
    ...as('request', [{ $ne: null }, ['client_id=a'], 5, null, '', ' ', 'client_id=%00', 'client_id=nobody', 'x'.repeat(4001)]),
    ['neither yes nor no', { request: 'client_id=nobody' }],
    ['yes in a word', { request: 'client_id=nobody', allow: 'yes' }],
  ],
  'POST /api/feedback': [
    ['a subject of 201', { subject: 'x'.repeat(201), message: 'm' }],
    ['a message of 2001', { subject: 's', message: 'x'.repeat(2001) }],
    ['a message of 2001 emoji', { subject: 's', message: '👍'.repeat(2001) }],
    ['a blank subject', { subject: ' ', message: 'm' }],
    ['lists', { subject: ['s'], message: ['m'] }],
    ['nothing', {}],
  ],
  'POST /api/verify/send': as('phoneNumber', [
    '+1202555012',
    '+120255501234',
    '+19005551234',
    '+19765551234',
    '+18005550100',
    '+15555550100',
    '+1２０２５５５０１２３',
    '+18765550123',
    '+442071234567',
    '',
    null,
    12025550123,
    ['+12025550123'],
    { $ne: null },
    `+1202555${LONG}`,
  ]),
  'POST /api/verify/check': ['12345', '1234567', 123456, ['123456'], {}, null, ''].map((code): Row => [
    `code ${JSON.stringify(code)}`,
    { phoneNumber: '+12125550960', code },
  ]),
  'POST /api/create-checkout-session': as('priceId', ['price_evil', '', null, 5, ['price_local_plus'], {}, 'prod_plus', `price_${LONG}`]),
  'POST /api/users/:id/change-password': [
    ...['password', '12345678', '        ', 'seven77', 'x'.repeat(257)].map((newPassword): Row => [
      `password ${newPassword.slice(0, 9)}`,
      { newPassword },
    ]),
    ['a list for a password', { newPassword: ['a quiet pond'] }],
  ],
  'POST /api/users/:id/change-phone': [
    ['a short number', { phoneNumber: '+1202555012', code: '123456' }],
    ['no code', { phoneNumber: '+12025550123' }],
  ],
  'POST /api/try': [
    ['no text', { texts: [] }],
    ['a blank text', { texts: ['2 eggs', ' '] }],
    ['a long text', { texts: ['egg '.repeat(100)] }],
    ['more texts than may be tried', { texts: Array.from({ length: 9 }, () => 'an egg') }],
    ['a text of no words', { texts: [17] }],
    ['one text for the list', { texts: '2 eggs' }],
  ],
  'POST /api/analytics': [
    ['a made-up event', { name: 'frobnicated' }],
    ['properties within properties', { name: 'page_view', properties: { a: { b: 1 } } }],
    ['a list', { name: 'page_view', properties: [1] }],
  ],
};

describe.each(Object.entries(REFUSED))('%s', (address, rows) => {
  test.each(rows)('%s', async (_, body) => {
    const [method, path] = address.replace(':id', me.id).split(' ') as [string, string];
    const before = await stored();
    const answer = await me.browser.call(method.toLowerCase() as 'post', path, body);
    expect(answer.status).toBe(400);
    const { message } = answer.body as { message: string };
    expect(message).toMatch(/^[A-Z$\w].{5,}/);
    expect(answer.text).not.toMatch(/\bat .*\.(ts|js)|QueryFailed|syntax error/);
    expect(await stored()).toEqual(before);
  });
});

/** Queries that are refused. */
const QUERIES: readonly [path: string, values: readonly string[]][] = [
  ...['summary', 'meals', 'workouts'].map((call): [string, readonly string[]] => [
    call,
    [
      'date=2026-02-30',
      'date=2026-13-01',
      'date=0000-00-00',
      'date=tomorrow',
      'date=infinity',
      'date=1e3',
      'date=2026-11-21T00:00',
      'date=',
      'date=10000-01-01',
      'date=2026-11-21&date=2026-11-20',
      'date[]=2026-11-21',
      'date=NaN',
      'other=1',
    ],
  ]),
  ['assistants/asking', ['request=', 'request=client_id', 'request=a&request=b', 'other=1']],
  ['export', ['format=xml', 'format=', 'format=json&format=csv']],
  ['subscription', ['sync=perhaps', 'sync=true&sync=true', 'plan=pro']],
];

describe.each(QUERIES)('GET …/%s', (call, queries) => {
  test.each(queries)('?%s', async (query) => {
    const answer = await me.browser.get(`${me.path}/${call}?${query}`);
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message.length).toBeGreaterThan(8);
  });
});

test('of its words: what is missing, too long or out of bounds', async () => {
  const words = async (method: 'post' | 'patch', path: string, body: unknown) =>
    ((await me.browser.call(method, path, body)).body as { message: string }).message;
  expect(await words('post', '/api/verify/send', { phoneNumber: '+1202555012' })).toBe('Please enter a complete 10-digit phone number');
  expect(await words('post', '/api/verify/send', { phoneNumber: '+120255501234' })).toBe(
    'Phone number too long - please enter only 10 digits',
  );
  expect(await words('patch', me.path, { firstName: '   ' })).toBe('Name cannot be empty');
  expect(await words('patch', `${me.path}/goals`, { caloriesGoal: 5001 })).toBe(
    'caloriesGoal must be a number from 1000 to 5000, or 0 for no goal',
  );
  expect(await words('post', `${me.path}/change-password`, { newPassword: 'seven77' })).toMatch(/^Password too short/);
});

test('what only looks bad is taken as it is: half a calorie, no goal, hostile names, a future day, another user in the body', async () => {
  const { browser, path, id } = await signedIn(target, nextPhone(), 'pro');
  const goals = async (caloriesGoal: unknown) =>
    (await browser.patch(`${path}/goals`, { caloriesGoal })).body as { caloriesGoal: number | null };
  expect(await goals(2000.5)).toMatchObject({ caloriesGoal: 2001 });
  expect((await goals(0)).caloriesGoal ?? null).toBeNull();
  expect((await goals(null)).caloriesGoal).toBeNull();
  for (const firstName of ['<b onmouseover=alert(1)>Al</b>', "Robert'); DROP TABLE users;--", '\u202eevil', '👍'.repeat(100)])
    expect((await browser.patch(path, { firstName })).body).toMatchObject({ firstName });
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  expect((await browser.get(`${path}/meals?date=${tomorrow}`)).body).toEqual([]);
  const sent = await browser.post(`${path}/messages`, { userId: me.id, content: 'a banana' });
  expect(sent.body).toMatchObject({ userId: id });
  expect((await browser.post('/api/feedback', { subject: 's', message: '👍'.repeat(2000) })).status).toBe(201);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('"success=true" grants nothing, and a body of 1 MB is too large', async () => {
  const { browser, path } = await signedIn(target, nextPhone());
  await browser.get('/subscription?success=true&return=https://evil.test');
  expect((await browser.get(`${path}/subscription?sync=true`)).body).toMatchObject({ plan: 'free' });
  expect((await browser.post(`${path}/messages`, { content: 'x'.repeat(1_000_000) })).status).toBe(413);
});

const socketTo = (text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { port } = target.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      resolve(socket);
    });
    socket.on('error', reject);
  });

/** What the server gives a request, looked at; from now on it is a fifth of that, by which it goes as by the whole. */
function hurry(which: 'headersTimeout' | 'requestTimeout', given: number): void {
  const server = target.app.getHttpServer() as Server;
  expect(server[which]).toBe(given);
  server[which] = given / 5;
}

test('500 connections that never finish their headers are closed, and others are served meanwhile', async () => {
  hurry('headersTimeout', 10_000);
  const sockets = await Promise.all(Array.from({ length: 500 }, () => socketTo('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')));
  let open = sockets.length;
  for (const socket of sockets)
    socket
      .on('close', () => (open -= 1))
      .on('error', () => undefined)
      .resume();
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 1000);
  try {
    expect((await new Browser(target).get('/healthz')).status).toBe(200);
    expect(
      await eventually(
        () => Promise.resolve(open),
        (left) => left === 0,
      ),
    ).toBe(0);
  } finally {
    clearInterval(drip);
    sockets.forEach((socket) => socket.destroy());
  }
});

test('a body that comes too slowly is given up, and nothing of it is stored', async () => {
  hurry('requestTimeout', 15_000);
  const before = await stored();
  const { cookies } = me.browser;
  const head = `POST ${me.path}/messages HTTP/1.1\r\nHost: x\r\nCookie: ${cookies}\r\nX-CSRF-Token: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n`;
  const socket = await socketTo(`${head}{"content": "slow b`);
  let answer = '';
  let closed = false;
  socket
    .setEncoding('utf8')
    .on('data', (text: string) => (answer += text))
    .on('close', () => (closed = true));
  await eventually(() => Promise.resolve(closed), Boolean);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(await stored()).toEqual(before);
});
