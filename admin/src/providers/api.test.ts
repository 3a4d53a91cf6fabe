import { type CallFailed, makeApi } from './api';

const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  asked.mockReset();
  Object.assign(globalThis, { fetch: asked });
});
const told = (status: number, body = '', headers?: Record<string, string>) =>
  asked.mockResolvedValueOnce(new Response(body, { status, headers: headers ?? {} }));
const api = makeApi('/mealtext/');
const failure = (work: Promise<unknown>): Promise<CallFailed> =>
  work.then(
    () => Promise.reject(new Error('it worked')),
    (error: CallFailed) => error,
  );

test('what changes something says that it comes from the console; what is only read does not', async () => {
  told(200, '[]');
  told(200, '{"id":"a"}');
  await api.call('GET', 'users');
  expect(await api.call('POST', 'users/a/note', { body: 'x' })).toEqual({ id: 'a' });
  const [read, written] = asked.mock.calls.map(([url, { headers }]) => [url, new Headers(headers).get('X-CSRF-Token')]);
  expect([read, written]).toEqual([
    ['/mealtext/api/staff/users', null],
    ['/mealtext/api/staff/users/a/note', 'console'],
  ]);
});

test.each([
  [409, '{"message":"Somebody has it already."}', 'Somebody has it already.'],
  [400, '{"message":["one","two"]}', 'one two'],
  [400, '{"title":"Bad","detail":"Too long."}', 'Too long.'],
  [403, '', 'Your role does not allow this.'],
  [404, '<html>', 'This is not there any more.'],
  [502, '<html>', 'The server failed. Nothing was changed; please try again.'],
])('an answer %d of %j is told as %j', async (status, body, words) => {
  told(status, body);
  expect(await failure(api.call('POST', 'users'))).toMatchObject({ name: 'CallFailed', status, message: words });
});

test('a server that cannot be reached is told so; a call that was given up is not', async () => {
  asked.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await failure(api.call('GET', 'users'))).toMatchObject({
    status: 0,
    message: expect.stringContaining('cannot be reached') as string,
  });
  const givenUp = new DOMException('', 'AbortError');
  asked.mockRejectedValueOnce(givenUp);
  expect(await failure(api.call('GET', 'users'))).toBe(givenUp);
});

test('what is followed says how far it is, line by line, and then its result', async () => {
  const lines = ['{"progress":{"texts":1}}', '{"progress":{"texts":2}}', '{"result":{"changed":3}}'].join('\n');
  const parts = [lines.slice(0, 10), lines.slice(10, 40), `${lines.slice(40)}\n`].map((part) => new TextEncoder().encode(part));
  asked.mockResolvedValueOnce(new Response(new ReadableStream({ start: (to) => (parts.forEach((part) => to.enqueue(part)), to.close()) })));
  const heard: unknown[] = [];
  expect(await api.follow('lessons/a/try', (progress) => heard.push(progress))).toEqual({ changed: 3 });
  expect(heard).toEqual([{ texts: 1 }, { texts: 2 }]);
  told(200, '{"progress":{"texts":1}}\n');
  expect(await failure(api.follow('lessons/a/try', () => undefined))).toMatchObject({ status: 0 });
});

test('a file has the name that the server gives it', async () => {
  told(200, 'a,b', { 'Content-Disposition': 'attachment; filename="users.csv"' });
  expect((await api.download('users/export')).name).toBe('users.csv');
});
