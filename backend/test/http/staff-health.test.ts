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
    'read-by-builtin': 1,
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

test('each text is in one of the series, in every bucket', async () => {
  await app.parts.dataSource.query(`update inbound_texts set reader = null where id = (select id from inbound_texts limit 1)`);
  const { figures } = await health('?bucket=day&zone=America/Vancouver');
  const of = (name: string) => figures.find((one) => one.name === name)!;
  const series = ['read-by-rules', 'read-by-builtin', 'read-by-model', 'read-by-nobody', 'not-understood'].map(of);
  expect(of('texts-in').points.map(({ at }, i) => [at, series.reduce((sum, { points }) => sum + points[i]!.value!, 0)])).toEqual(
    of('texts-in').points.map(({ at, value }) => [at, value]),
  );
  expect(series.reduce((sum, { total }) => sum + total!, 0)).toBe(3);
});

test('days are those of the viewer: what was texted on a Thursday evening is not of Friday', async () => {
  await app.parts.dataSource.query(
    `update inbound_texts set received_at = '2026-03-06T04:30:00Z' where id = (select id from inbound_texts limit 1)`,
  );
  const texts = async (zone: string) =>
    (await health(`?from=2026-03-04T12:00:00Z&to=2026-03-10T12:00:00Z&bucket=day&zone=${zone}`)).figures[0]!.points.filter(
      ({ value }) => value,
    );
  expect(await texts('America/New_York')).toEqual([{ at: '2026-03-05T05:00:00.000Z', value: 1 }]);
  expect(await texts('UTC')).toEqual([{ at: '2026-03-06T00:00:00.000Z', value: 1 }]);
});

test('a part of a breakdown leads to its own rows and no others', async () => {
  await app.parts.dataSource
    .query(`update outbound_texts set state = 'failed', error_code = '30007', created_at = now() - interval '30 days'
    where id = (select id from outbound_texts where 'unknown' <> all(kinds) limit 1)`);
  const { breakdowns, from, to } = await health();
  const parts = breakdowns.flatMap(({ parts: list }) => list).filter(({ rows, value }) => rows && value);
  expect(parts.map(({ label }) => label)).toEqual(expect.arrayContaining(['30007', 'pro']));
  for (const { label, value, rows } of parts) {
    const bounds = rows!.at ? { [`${rows!.at}_gte`]: from, [`${rows!.at}_lt`]: to } : {};
    const { body } = await viewer.console.list(rows!.resource, { ...rows!.filter, ...bounds });
    expect([label, (body as unknown[]).length]).toEqual([label, value]);
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
  '?zone=Mars/Olympus',
  '?from=2020-01-01T00:00:00Z&bucket=hour',
])('%s is refused with words', async (query) => {
  const { status, body } = await viewer.console.get(`/health${query}`);
  expect([status, typeof body.message]).toEqual([400, 'string']);
});
