import { addDays, localDate } from '../../src/domain/local-day.js';
import { Browser, signedIn, startApp, text, type TestApp } from '../support/app.js';

let target: TestApp;
let phones = 0;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const nextPhone = () => `+1212888${String(1000 + phones++)}`;
/** 25 hours apart: whatever the hour, it is a later day in the first. */
const EAST = 'Pacific/Kiritimati';
const WEST = 'Pacific/Pago_Pago';
const dayIn = (zone: string) => localDate(new Date(), zone);
const said = (answer: { headers: unknown }) => (answer.headers as Record<string, string>)['local-day'];

describe('every answer names the user’s day and zone', () => {
  const told = (zone: string) => new RegExp(`^${dayIn(zone)}; zone=${zone}; ends-in=\\d+$`);

  test('reads, refusals, and writes as they leave it', async () => {
    const { browser, path } = await signedIn(target, nextPhone());
    for (const call of ['meals', 'workouts', 'summary', 'goals', 'messages', 'calorie-history', 'weekly-report', 'subscription'])
      expect([call, said(await browser.get(`${path}/${call}`))]).toEqual([call, expect.stringMatching(told('America/New_York'))]);
    expect(said(await browser.patch(`${path}/goals`, { timezone: EAST }))).toMatch(told(EAST));
    expect(said(await browser.get(`${path}/meals?date=2026-02-30`))).toMatch(told(EAST));
    expect(said(await browser.patch(`${path}/goals`, { timezone: WEST }))).toMatch(told(WEST));
    expect((await browser.get(`${path}/summary`)).body).toMatchObject({ date: dayIn(WEST) });
  });

  test('the seconds that are left of it', async () => {
    const { browser, path } = await signedIn(target, nextPhone());
    await browser.patch(`${path}/goals`, { timezone: 'UTC' });
    const left = Number(/ends-in=(\d+)/.exec(said(await browser.get(path))!)![1]);
    const midnight = Date.parse(`${addDays(dayIn('UTC'), 1)}T00:00:00Z`);
    expect(Math.abs(left - (midnight - Date.now()) / 1000)).toBeLessThan(30);
  });

  test('but not the answers to others', async () => {
    expect(said(await new Browser(target).get('/api/status'))).toBeUndefined();
    const mine = await signedIn(target, nextPhone());
    expect(said(await new Browser(target).get(`${mine.path}/meals`))).toBeUndefined();
  });

  test('and each message has its own', async () => {
    const phone = nextPhone();
    const { browser, path, id } = await signedIn(target, phone);
    await browser.patch(`${path}/goals`, { timezone: EAST });
    const sent = (await browser.post(`${path}/messages`, { userId: id, content: 'a banana' })).body as { date: string; replies: object[] };
    expect(sent).toMatchObject({ date: dayIn(EAST), replies: [{ date: dayIn(EAST) }] });
    const [first] = (await browser.get(`${path}/messages`)).body as { date: string; time: string }[];
    expect(first).toMatchObject({ date: dayIn(EAST), time: expect.stringMatching(/^\d\d:\d\d$/) });
  });
});

describe('a zone that moves west', () => {
  test('opens no second day of texts, meals and notices', async () => {
    const phone = nextPhone();
    const { browser, path, id } = await signedIn(target, phone);
    await browser.patch(`${path}/goals`, { timezone: EAST });
    for (const food of ['/breakfast 1 banana', '/lunch 1 apple', '/dinner 1 orange']) await text(target, phone, food);
    await browser.patch(`${path}/goals`, { timezone: WEST });
    await text(target, phone, '/snack 1 pear');
    const meals = await target.parts.dataSource.query<{ day: string }[]>(
      'select counted_on as day from entries where user_id = $1 and deleted_at is null',
      [id],
    );
    expect(meals).toEqual([1, 2, 3].map(() => ({ day: dayIn(EAST) })));
    for (let i = 4; i < 10; i += 1) await text(target, phone, `/workout running ${i}`);
    const say = () => browser.post(`${path}/messages`, { userId: id, content: 'what is left today?' });
    expect((await say()).body).toMatchObject({ error: 'Message limit reached' });
    // One notice a day by SMS, and it is the same day.
    const notices = () =>
      target.parts.dataSource.query(
        `select 1 from outbound_texts o join conversations c on c.id = o.conversation_id where c.user_id = $1 and kinds = '{limit_texts}'`,
        [id],
      );
    await text(target, phone, 'a pear');
    const before = (await notices()).length;
    await text(target, phone, 'a peach');
    expect(await notices()).toHaveLength(before);
    // Nor does moving on and back.
    for (const timezone of [EAST, 'Pacific/Honolulu', WEST]) await browser.patch(`${path}/goals`, { timezone });
    expect((await say()).status).toBe(403);
  });

  test('is over when the day that was counted is, and a text from before it counts on its own day', async () => {
    const phone = nextPhone();
    const { browser, path, id } = await signedIn(target, phone);
    await browser.patch(`${path}/goals`, { timezone: EAST });
    await browser.patch(`${path}/goals`, { timezone: WEST });
    const day = async (at: Date) =>
      (await target.parts.dataSource.query<{ day: string }[]>('select counting_day($1, $2, $3) as day', [id, at, localDate(at, WEST)]))[0]!
        .day;
    const now = new Date();
    const later = new Date(now.getTime() + 72 * 3_600_000);
    const earlier = new Date(now.getTime() - 3_600_000);
    expect([await day(now), await day(later), await day(earlier)]).toEqual([dayIn(EAST), localDate(later, WEST), localDate(earlier, WEST)]);
  });
});
