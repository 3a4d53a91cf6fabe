import { REMINDER_CONSENT, SIGN_UP_CONSENT, WEEKLY_CONSENT } from '../../src/domain/consent-words.js';
import { Browser, signedIn, startApp, text, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

let made = 0;
const nextPhone = () => `+1202556${String((made += 1)).padStart(4, '0')}`;
const consents = (id: string): Promise<Record<string, unknown>[]> =>
  target.parts.dataSource.query(
    `select purpose, action, text_version as version, text_id as "textId", ip from consents where user_id = $1 and purpose = 'reminders' order by id`,
    [id],
  );

test('an account leaves its consent with the version of the words that were shown, or of ours of that day where none is named', async () => {
  const service = (id: string) =>
    target.parts.dataSource.query<unknown[]>(
      `select action, text_version as version, ip is not null as "from" from consents where user_id = $1 and purpose = 'service'`,
      [id],
    );
  const wrong = { phoneNumber: '', browser: new Browser(target) };
  wrong.phoneNumber = nextPhone();
  await wrong.browser.prove(wrong.phoneNumber);
  for (const consentVersion of ['', null, 1, 'x'.repeat(41)])
    expect((await wrong.browser.post('/api/users', { phoneNumber: wrong.phoneNumber, consentVersion })).status).toBe(400);
  expect(await target.deps.accounts.byPhone(wrong.phoneNumber)).toBeNull();
  for (const [more, version] of [
    [{ consentVersion: 'v1' }, 'v1'],
    [{ username: '1', firstName: '', lastName: '', password: '123456' }, `${SIGN_UP_CONSENT.version} (not named)`],
  ] as const) {
    const browser = new Browser(target);
    const phone = nextPhone();
    await browser.prove(phone);
    const made = await browser.post('/api/users', { phoneNumber: phone, ...more });
    expect(made.status).toBe(201);
    expect(await service((made.body as { id: string }).id)).toEqual([{ action: 'granted', version, from: true }]);
  }
});

test('so does switching on notifications or the weekly report', async () => {
  for (const call of ['patch', 'post'] as const) {
    const { browser, id, path } = await signedIn(target, nextPhone(), 'pro');
    // A reminder chosen while notifications are off sends nothing yet.
    expect((await browser[call](`${path}/goals`, { remindLunch: true, caloriesGoal: 1800 })).status).toBe(200);
    expect(await consents(id)).toEqual([]);
    expect((await browser[call](`${path}/goals`, { notifications: true, remindLunch: true, timezoneOffset: -5 })).status).toBe(200);
    const version = `${REMINDER_CONSENT.version} (not named)`;
    expect(await consents(id)).toEqual([{ purpose: 'reminders', action: 'granted', version, textId: null, ip: expect.any(String) }]);
    await browser[call](`${path}/goals`, { notifications: false });
    await browser[call](`${path}/goals`, { notifications: true, consentVersion: 'r1' });
    expect((await consents(id)).map((row) => row['version'])).toEqual([version, null, 'r1']);
  }
  const { browser, id, path } = await signedIn(target, nextPhone(), 'plus');
  await browser.patch(`${path}/goals`, { weeklyReport: true });
  expect(
    await target.parts.dataSource.query(
      `select purpose, text_version as version from consents where user_id = $1 and purpose <> 'service'`,
      [id],
    ),
  ).toEqual([{ purpose: 'weekly-report', version: `${WEEKLY_CONSENT.version} (not named)` }]);
});

test('what is chosen later rests on the same consent, and switching all off takes it back', async () => {
  const { browser, id, path } = await signedIn(target, nextPhone(), 'pro');
  await browser.patch(`${path}/goals`, { notifications: true, consentVersion: 'r1' });
  expect((await browser.patch(`${path}/goals`, { remindDinner: true })).status).toBe(200);
  expect((await browser.patch(`${path}/goals`, { notifications: true, lunchTime: '12:15' })).status).toBe(200);
  expect((await browser.patch(`${path}/goals`, { notifications: false })).status).toBe(200);
  expect((await consents(id)).map(({ action }) => action)).toEqual(['granted', 'revoked']);
});

test.each([
  ['remind me to log lunch at 12', 'remindLunch'],
  ['send me the daily summary at 9pm', 'enableSummary'],
])('a reminder asked for by text keeps the text as its consent: %s', async (words, name) => {
  const phone = nextPhone();
  const { browser, id, path } = await signedIn(target, phone, 'pro');
  const textId = await text(target, phone, words);
  expect((await browser.get(`${path}/goals`)).body).toMatchObject({ notifications: true, [name]: true });
  expect(await consents(id)).toEqual([{ purpose: 'reminders', action: 'granted', version: null, textId, ip: null }]);
  await text(target, phone, 'turn off all reminders');
  expect((await browser.get(`${path}/goals`)).body).toMatchObject({ notifications: false });
  expect((await consents(id)).map(({ action }) => action)).toEqual(['granted', 'revoked']);
});

test('so does one asked for in the box of the dashboard', async () => {
  const { browser, id, path } = await signedIn(target, nextPhone(), 'pro');
  await browser.post(`${path}/messages`, { content: 'remind me to log breakfast at 8' });
  expect(await consents(id)).toEqual([{ purpose: 'reminders', action: 'granted', version: null, textId: expect.any(String), ip: null }]);
});

test.each([
  ['notifications', 'reminders', REMINDER_CONSENT],
  ['weeklyReport', 'weekly-report', WEEKLY_CONSENT],
] as const)('undoing that %s were switched off agrees to them again, with words and an address', async (name, purpose, { version }) => {
  const { browser, id, path } = await signedIn(target, nextPhone(), 'pro');
  await browser.patch(`${path}/goals`, { [name]: true, consentVersion: 'x1' });
  const { changeId } = (await browser.patch(`${path}/goals`, { [name]: false })).body as { changeId: string };
  expect((await browser.post(`${path}/changes/${changeId}/undo`)).status).toBe(200);
  expect((await browser.get(`${path}/goals`)).body).toMatchObject({ [name]: true });
  const rows = await target.parts.dataSource.query<object[]>(
    `select action, text_version as version, ip is not null as "from" from consents where user_id = $1 and purpose = $2 order by id`,
    [id, purpose],
  );
  expect(rows).toEqual([
    { action: 'granted', version: 'x1', from: true },
    { action: 'revoked', version: null, from: false },
    { action: 'granted', version: expect.stringContaining(`${version} (not named)`), from: true },
  ]);
});
