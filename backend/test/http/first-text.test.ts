import pg from 'pg';
import { countSegments, isGsm7 } from '../../src/domain/segments.js';
import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { handleMail } from '../../src/usecases/handle-mail.js';
import { Browser, startApp, text, type TestApp } from '../support/app.js';

let target: TestApp;
/** As the role that owns the tables; the product itself may not change a consent. */
let owner: pg.Client;
beforeAll(async () => {
  target = await startApp();
  owner = new pg.Client({ connectionString: target.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await target?.close();
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query<T[]>(sql, values);
const textsTo = (phone: string) =>
  query<{ body: string; state: string; kinds: string[] }>(
    'select body, state, kinds from outbound_texts where to_phone = $1 order by seq',
    [phone],
  );

async function signUp(phone: string, more: object = {}): Promise<{ browser: Browser; id: string }> {
  const browser = new Browser(target);
  await browser.prove(phone);
  const answer = await browser.post('/api/users', { phoneNumber: phone, consentVersion: '1', ...more });
  expect(answer.status).toBe(201);
  return { browser, id: (answer.body as { id: string }).id };
}

test('who signs up is told once who we are, what comes, what it costs and how to end it, on the phone and on the screen', async () => {
  const phone = '+12025556001';
  const { browser, id } = await signUp(phone, { firstName: 'Ada' });
  await Promise.all(
    Array.from({ length: 5 }, () => browser.post('/api/users', { phoneNumber: phone, consentVersion: '1', firstName: 'Ada' })),
  );
  await Promise.all([deliverTexts(target.deps), deliverTexts(target.deps)]);
  const [first, ...more] = await textsTo(phone);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ state: 'accepted', kinds: ['ack'] });
  for (const needed of [
    /Mealtext, Ada/,
    /Text what you eat/,
    /reminders you choose/,
    /Msg & data rates may apply/,
    /HELP for help/,
    /STOP to/,
  ])
    expect(first!.body).toMatch(needed);
  expect(isGsm7(first!.body)).toBe(true);
  expect(countSegments(first!.body).segments).toBeLessThanOrEqual(2);
  expect((await browser.get(`/api/users/${id}/messages`)).body).toEqual([
    expect.objectContaining({ content: first!.body, isFromUser: false, fromDashboard: false }),
  ]);
});

test('fifty sign-ups of one number at once are one account, one consent and one first text', async () => {
  const phone = '+12025556002';
  const browsers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const browser = new Browser(target);
      await browser.prove(phone);
      return browser;
    }),
  );
  const answers = await Promise.all(browsers.map((browser) => browser.post('/api/users', { phoneNumber: phone, consentVersion: '1' })));
  const [made] = answers.filter(({ status }) => status === 201);
  const { id } = made!.body as { id: string };
  expect(await textsTo(phone)).toHaveLength(1);
  expect(await query('select action from consents where user_id = $1', [id])).toEqual([{ action: 'granted' }]);
});

test('a number from Quebec is told in French', async () => {
  await signUp('+15145556003');
  expect((await textsTo('+15145556003'))[0]!.body).toMatch(/^Bienvenue à Mealtext! .*AIDE.*ARRET/);
});

test('a number that has opted out is told nothing', async () => {
  const phone = '+12025556004';
  await text(target, phone, 'STOP');
  const before = (await textsTo(phone)).length;
  await signUp(phone);
  expect(await textsTo(phone)).toHaveLength(before);
});

test('who deletes an account and comes back is not told again; a number that had rested may be somebody else’s and is', async () => {
  const phone = '+12025556005';
  const first = await signUp(phone);
  await target.deps.accountLife.erase(first.id, new Date());
  const second = await signUp(phone);
  expect(second.id).not.toBe(first.id);
  expect(await textsTo(phone)).toEqual([]);
  await target.deps.accountLife.erase(second.id, new Date());
  await owner.query(`update consents set at = at - interval '46 days' where user_id = any($1)`, [[first.id, second.id]]);
  await signUp(phone);
  expect(await textsTo(phone)).toHaveLength(1);
});

test('what a stranger texted before is answered after it', async () => {
  const phone = '+12025556006';
  await text(target, phone, '2 eggs');
  await query('delete from outbound_texts where to_phone = $1', [phone]);
  const { id } = await signUp(phone);
  await handleMail(target.deps, (await target.deps.store.conversationOf(id))!);
  expect((await textsTo(phone)).map(({ body }) => body.split(' ')[0])).toEqual([
    'Welcome',
    expect.stringMatching(/Breakfast|Lunch|Snack|Dinner|\d/),
  ]);
});

test('a sign-up that breaks before its end leaves no account, no consent and no text', async () => {
  const phone = '+12025556007';
  await owner.query('alter table consents add constraint full_up check (id < 0) not valid');
  const browser = new Browser(target);
  await browser.prove(phone);
  expect((await browser.post('/api/users', { phoneNumber: phone, consentVersion: '1' })).status).toBe(500);
  expect(await target.deps.accounts.byPhone(phone)).toBeNull();
  expect(await textsTo(phone)).toEqual([]);
  await owner.query('alter table consents drop constraint full_up');
  await signUp(phone);
  expect(await textsTo(phone)).toHaveLength(1);
});
