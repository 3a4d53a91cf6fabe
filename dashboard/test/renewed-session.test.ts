import { configureRequests, request } from '../src/lib/request';

let signedOut = 0;
let session = 'old';
let answerChange: () => void = () => undefined;

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
});

beforeEach(() => {
  [signedOut, session] = [0, 'old'];
  configureRequests({ onSignedOut: () => (signedOut += 1) });
  globalThis.fetch = ((path: string) => {
    const sent = session;
    if (path === '/change') return new Promise((resolve) => (answerChange = () => resolve(((session = 'new'), Response.json({})))));
    return Promise.resolve(sent === 'new' ? Response.json({ path }) : Response.json({ message: 'Please sign in' }, { status: 401 }));
  }) as typeof fetch;
});

test('what was asked with the old session is asked again with the new one', async () => {
  const change = request('/change', { method: 'POST', renews: true });
  const meals = request('/meals');
  answerChange();
  await change;
  await expect(meals).resolves.toEqual({ path: '/meals' });
  expect(signedOut).toBe(0);
});

test('without a new session, a refusal ends it', async () => {
  await expect(request('/meals')).rejects.toMatchObject({ status: 401 });
  expect(signedOut).toBe(1);
});
