import type { Answer, Api } from './api';
import { makeDataProvider } from './data-provider';

const answer = (json: unknown, headers: Record<string, string> = {}): Answer => ({
  ...{ status: 200, headers: new Headers(headers), body: JSON.stringify(json), json },
});

function provided(json: unknown, headers?: Record<string, string>) {
  const calls: unknown[][] = [];
  const note =
    <T>(result: T) =>
    (...about: unknown[]) => {
      calls.push(about);
      return Promise.resolve(result);
    };
  const api = { root: '/api/staff', fetch: note(answer(json, headers)), call: note(json), follow: note(json), download: note(null) };
  return { calls, provider: makeDataProvider(api as unknown as Api) };
}

const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'at', order: 'DESC' as const }, filter: { plan: 'pro' } };

test('a list has as many rows as the server says, and whether that is a guess', async () => {
  const { calls, provider } = provided([{ id: 'a' }], { 'Content-Range': 'users 25-25/7143', 'X-Total-Estimated': 'true' });
  expect(await provider.getList('users', page)).toEqual({ data: [{ id: 'a' }], total: 7143, meta: { estimated: true } });
  expect(decodeURIComponent(String(calls[0]![0]))).toBe('/api/staff/users?sort=["at","DESC"]&range=[25,49]&filter={"plan":"pro"}');
});

test('a list of which nothing is known has none, rather than no number', async () => {
  const { provider } = provided([]);
  expect(await provider.getList('users', page)).toEqual({ data: [], total: 0, meta: { estimated: false } });
});

test('a screen is asked for at its path, with what it is asked by, and is the record of that id', async () => {
  const { calls, provider } = provided({ items: [] });
  expect(await provider.getOne('timeline', { id: 'a/b', meta: { limit: '50' } })).toEqual({ data: { items: [], id: 'a/b' } });
  await provider.getOne('business', { id: '28', meta: { days: '28', zone: 'America/St_Johns' } });
  expect(calls).toEqual([
    ['GET', 'conversations/a%2Fb/timeline?limit=50'],
    ['GET', 'business?days=28&zone=America%2FSt_Johns'],
  ]);
});

test('any other record is one of its list', async () => {
  const { calls, provider } = provided({ id: 'u1', plan: 'pro' });
  expect(await provider.getOne('users', { id: 'u1' })).toEqual({ data: { id: 'u1', plan: 'pro' } });
  expect(calls[0]![0]).toBe('/api/staff/users/u1');
});

test('what is done with a record is posted beside it, and no id leads elsewhere', async () => {
  const { calls, provider } = provided({ done: true });
  expect(await provider.act('lessons', { id: '../staff', verb: 'publish', data: { sure: true } })).toEqual({ done: true });
  const onProgress = () => undefined;
  await provider.follow('lessons', { id: 'l1', verb: 'try', onProgress });
  expect(calls).toEqual([
    ['POST', 'lessons/..%2Fstaff/publish', { sure: true }],
    ['lessons/l1/try', onProgress],
  ]);
});
