import type { HealthFigures } from '../../src/contract/index.js';
import { signedIn, startApp, type TestApp, text } from '../support/app.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let app: TestApp;
let viewer: StaffOfTest;

beforeAll(async () => {
  app = await startApp();
  viewer = await staffOf(app, 'viewer');
  for (const [i, words] of ['a banana', 'qwrtzp blorf', 'STOP'].entries()) {
    const phone = `+1202555040${i}`;
    await signedIn(app, phone, i === 0 ? 'pro' : 'free');
    await text(app, phone, words);
  }
  await app.parts.dataSource.query(`update outbound_texts set state = 'failed', error_code = '30007' where 'unknown' = any(kinds)`);
});
afterAll(() => app?.close());

const health = async (query = ''): Promise<HealthFigures> => (await viewer.console.get(`/health${query}`)).body as HealthFigures;

test('every figure is the number of the rows that it leads to', async () => {
  const { figures } = await health('?bucket=hour');
  const totals = Object.fromEntries(figures.map(({ name, total }) => [name, total]));
  expect(totals).toMatchObject({
    'texts-in': 3,
    'texts-out': 3,
    'not-understood': 1,
    'opt-outs': 1,
    'deliveries-failed': 1,
    'read-by-builtin': 2,
    'read-by-rules': 1,
  });
  for (const { name, total, rows, points, unit } of figures) {
    if (!rows || unit || name === 'segments-out' || name === 'model-tokens' || name === 'queue-depth') continue;
    const { body } = await viewer.console.list(rows.resource, rows.filter);
    expect([name, (body as unknown[]).length]).toEqual([name, total]);
    const busy = points.find(({ value }) => value);
    if (!busy) continue;
    const until = new Date(new Date(busy.at).getTime() + 3_600_000).toISOString();
    const part = await viewer.console.list(rows.resource, { ...rows.filter, [`${rows.at}_gte`]: busy.at, [`${rows.at}_lt`]: until });
    expect([name, (part.body as unknown[]).length]).toEqual([name, busy.value]);
  }
});

test('breakdowns', async () => {
  const { breakdowns, breaker } = await health();
  const parts = Object.fromEntries(breakdowns.map(({ name, parts: list }) => [name, list]));
  expect(parts['failures']).toMatchObject([{ label: '30007', value: 1 }]);
  expect(parts['plans']).toMatchObject([
    { label: 'free', value: 2 },
    { label: 'pro', value: 1 },
  ]);
  expect(parts['onboarding']).toHaveLength(6);
  expect(breaker).toBeNull();
});

test('buckets are whole and without gaps', async () => {
  const { figures } = await health('?from=2026-01-01T10:30:00Z&to=2026-01-03T00:00:00Z&bucket=day');
  expect(figures[0]!.points).toEqual([
    { at: '2026-01-01T00:00:00.000Z', value: 0 },
    { at: '2026-01-02T00:00:00.000Z', value: 0 },
  ]);
});

test.each([
  '?from=yesterday',
  '?from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z',
  '?bucket=minute',
  '?from=2020-01-01T00:00:00Z&bucket=hour',
])('%s is refused with words', async (query) => {
  const { status, body } = await viewer.console.get(`/health${query}`);
  expect([status, typeof body.message]).toEqual([400, 'string']);
});
