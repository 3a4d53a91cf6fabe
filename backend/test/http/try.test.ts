import type { Tried } from '../../src/contract/index.js';
import { Understanding } from '../../src/ports/reading/understanding.js';
import { tryTexts } from '../../src/usecases/try-texts.js';
import { Browser, startApp, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const tried = async (...texts: string[]): Promise<Tried> => {
  const answer = await new Browser(target).post('/api/try', { texts, timezone: 'America/Denver' });
  expect(answer.status).toBe(200);
  return answer.body as Tried;
};
/** A visitor's calls are counted by their address, and the tests share one. */
beforeEach(() => target.parts.dataSource.query('delete from rate_limits'));

/** How many rows each table has. */
async function rows(): Promise<Record<string, number>> {
  const tables = await target.parts.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits'`,
  );
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await target.parts.dataSource.query<{ n: number }[]>(`select count(*)::int as n from "${name}"`);
    counted[name] = row!.n;
  }
  return counted;
}

test('a visitor is answered as by text, the day fills up, and nothing is stored or logged', async () => {
  const before = await rows();
  const first = await tried('2 eggs and a zucchini for breakfast');
  expect(first.reply).toMatch(/2 eggs, zucchini\b.* \d+ cal/);
  expect(first.today.entries).toMatchObject([{ kind: 'breakfast', description: expect.stringMatching(/2 eggs/) }]);
  const second = await tried('2 eggs and a zucchini for breakfast', 'actually 3 eggs');
  expect(second.today.totals.calories).toBeGreaterThan(first.today.totals.calories + 50);
  const third = await tried('2 eggs and a zucchini for breakfast', 'actually 3 eggs', 'ran 30 minutes', 'undo');
  expect(third.today).toMatchObject({ burned: 0, entries: [{ kind: 'breakfast' }] });
  expect(await rows()).toEqual(before);
  expect(target.logged.join('')).not.toMatch(/zucchini/);
});

test('what nobody can do is not said to be done, and changes nothing of what follows', async () => {
  for (const text of ['STOP', 'remind me to log lunch at 1pm', 'I want to talk to a human'])
    expect(await tried('a banana', text)).toMatchObject({
      reply: null,
      onlyByText: true,
      today: { entries: [{ kind: expect.any(String) }] },
    });
  const after = await tried('STOP', 'a banana');
  expect(after).toMatchObject({ onlyByText: false, reply: expect.stringMatching(/banana/i) });
});

test('somebody in danger gets the same words as by text', async () => {
  expect((await tried('I want to kill myself')).reply).toMatch(/988/);
});

test('one address is heard so often a minute', async () => {
  const browser = new Browser(target);
  const statuses: number[] = [];
  for (let index = 0; index < 22; index += 1) statuses.push((await browser.post('/api/try', { texts: ['hi'] })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
});

test('visitors wait for each other, and beyond a few nobody waits', async () => {
  let atOnce = 0;
  let most = 0;
  class Slow extends Understanding {
    override async understand(...given: Parameters<Understanding['understand']>) {
      most = Math.max(most, (atOnce += 1));
      const understood = await target.deps.understanding.understand(...given);
      atOnce -= 1;
      return understood;
    }
    override decide = (...given: Parameters<Understanding['decide']>) => target.deps.understanding.decide(...given);
    override decideTurn = (...given: Parameters<Understanding['decideTurn']>) => target.deps.understanding.decideTurn(...given);
  }
  const deps = { ...target.deps, understanding: new Slow() };
  const all = await Promise.all(Array.from({ length: 14 }, () => tryTexts(deps, ['a banana'])));
  expect(all.filter((one) => one === 'busy')).toHaveLength(4);
  expect(most).toBe(1);
});

test('our number can be kept as a contact, and prices are for everybody to see', async () => {
  const visitor = new Browser(target);
  const card = await visitor.get('/api/product/contact');
  expect([card.status, card.headers['content-type']]).toEqual([200, 'text/vcard; charset=utf-8']);
  expect(card.text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n(.+\r\n)*TEL;TYPE=CELL,MSG:\+12025550100\r\n(.+\r\n)*END:VCARD\r\n$/);
  expect((await visitor.get('/api/plans/prices')).body).toMatchObject([
    { plan: 'plus', price: 5.99, interval: 'month' },
    { plan: 'pro', price: 9.99 },
  ]);
});
