import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { Browser, signedIn, startApp, text, type TestApp } from '../support/app.js';
import { codeFor } from '../support/code-for.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => target.parts.dataSource.query(sql, values);

test('feedback is kept with its sender, and only with both fields', async () => {
  const { browser, id } = await signedIn(target, '+12025553001');
  expect((await new Browser(target).post('/api/feedback', { subject: 'Hi', message: 'Hello' })).status).toBe(401);
  expect((await browser.post('/api/feedback', { subject: ' ', message: 'Hello' })).status).toBe(400);
  expect((await browser.post('/api/feedback', { subject: 'Hi', message: 'x'.repeat(2001) })).status).toBe(400);
  const sent = await browser.post('/api/feedback', { subject: '=cmd()', message: 'So 👍 good\u0000' });
  expect([sent.status, sent.body]).toEqual([201, { ok: true }]);
  expect(await query('select user_id, subject, message from feedback')).toEqual([
    { user_id: id, subject: '=cmd()', message: 'So 👍 good' },
  ]);
});

test('analytics takes events of visitors and users, masks phones, and refuses what is not flat', async () => {
  const { browser, id } = await signedIn(target, '+12025553002');
  const visitor = new Browser(target);
  const noted = await visitor.post('/api/analytics', {
    name: 'abandonment',
    path: '/api/users/phone/+12025553002?x=1',
    properties: { phone: '+12025553002', said: 'call (202) 555-3002 or %2B12025553002', bare: 12025553002, at: 1762350000000, step: 2 },
  });
  expect([noted.status, noted.body]).toEqual([202, { ok: true }]);
  expect((await browser.post('/api/analytics', { name: 'page_view', path: '/goals' })).status).toBe(202);
  for (const properties of [{ deep: { a: 1 } }, { list: [1] }, { long: 'x'.repeat(301) }, [1], 'text'])
    expect((await visitor.post('/api/analytics', { name: 'page_view', properties })).status).toBe(400);
  expect((await visitor.post('/api/analytics', { name: 'made_up' })).status).toBe(400);
  expect(await query('select user_id, name, properties from analytics_events order by id')).toEqual([
    {
      user_id: null,
      name: 'abandonment',
      properties: {
        path: '/api/users/phone/+1202*******',
        phone: '+1202*******',
        said: 'call (202)********* or %2B12025******',
        bare: '12025******',
        at: 1762350000000,
        step: 2,
      },
    },
    { user_id: id, name: 'page_view', properties: { path: '/goals' } },
  ]);
});

test('a user is found by primary key, and an id of another shape is nobody’s', async () => {
  const { id } = await signedIn(target, '+12025553003');
  expect(await target.deps.accounts.byId(id)).toMatchObject({ id });
  for (const other of ['5', '', `${id}0`, "' or 1=1"]) expect(await target.deps.accounts.byId(other)).toBeNull();
});

/** Lets the code of every session have been given some minutes ago. */
const provenAgo = (id: string, minutes: number) =>
  query(`update sessions set proven_at = now() - $2 * interval '1 minute' where user_id = $1`, [id, minutes]);

/** Every text and JSON column of every table of ours, and in how many of its rows one of the words stands. */
async function columnsWith(words: string[]): Promise<string[]> {
  const columns = await query<{ schema: string; table: string; column: string }>(
    `select n.nspname as schema, c.relname as table, a.attname as column from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition join pg_namespace n on n.oid = c.relnamespace
     join pg_type t on t.oid = a.atttypid
     where n.nspname not in ('pg_catalog', 'information_schema') and a.attnum > 0 and not a.attisdropped
       and (t.typcategory = 'S' or t.typname in ('json', 'jsonb', '_text', '_jsonb', 'bytea', 'xml'))`,
  );
  expect(columns.length).toBeGreaterThan(80);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const rows = await query<{ n: number }>(
      `select count(*)::int as n from "${schema}"."${table}" where exists (select 1 from unnest($1::text[]) w where position(lower(w) in lower("${column}"::text)) > 0)`,
      [words],
    );
    if (rows[0]!.n) found.push(`${table}.${column}`);
  }
  return found;
}

test('deletion wants a fresh code, ends sessions, cancels what is paid for, and leaves neither phone nor name', async () => {
  const phone = '+12025553010';
  const name = 'Zebulonia';
  const { browser, id, path } = await signedIn(target, phone, 'pro');
  await query(`update subscriptions set customer_id = 'cus_leaving' where user_id = $1`, [id]);
  await browser.patch(path, { firstName: name, lastName: `van ${name}`, username: `${name} the first` });
  await browser.patch(`${path}/goals`, { caloriesGoal: 2000, notifications: true, remindLunch: true, consentVersion: '1' });
  await text(target, phone, `${name} had 2 eggs and toast for breakfast`, { providerId: 'SM-leaving' });
  await text(target, phone, `save last meal as ${name} bowl`);
  await text(target, phone, 'STOP');
  await browser.post(`${path}/messages`, { content: `I am ${name}, my number is ${phone}` });
  await deliverTexts(target.deps);
  await browser.post('/api/feedback', { subject: name, message: phone });
  await browser.post('/api/analytics', { name: 'page_view', properties: { name } });
  await browser.post('/api/verify/send', { phoneNumber: phone });
  const second = new Browser(target);
  await second.prove(phone);
  expect((await second.get(path)).status).toBe(200);
  const words = [phone, phone.slice(2), name];
  expect(await columnsWith(words)).toEqual(
    expect.arrayContaining([
      'users.phone',
      'users.first_name',
      'conversations.phone',
      'inbound_texts.body',
      'local_texts.phone',
      'feedback.subject',
    ]),
  );

  await provenAgo(id, 11);
  const refused = await browser.delete(path);
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ error: 'Verification required' })]);
  await provenAgo(id, 9);
  expect((await second.delete(path.slice(0, -1))).status).toBe(404);
  const gone = await browser.delete(path);
  expect([gone.status, gone.body]).toEqual([200, { ok: true }]);
  expect(browser.cookies).toBe('');
  expect((await second.get(path)).status).toBe(401);

  expect(await columnsWith(words)).toEqual([]);
  expect(await query('select deleted_at is not null as gone from users where id = $1', [id])).toEqual([{ gone: true }]);
  expect(await query('select provider, user_id from billing_cancellations where customer_id = $1', ['cus_leaving'])).toEqual([
    { provider: 'local', user_id: id },
  ]);
  expect(await query('select action from audit_log where object_id = $1', [id])).toEqual([{ action: 'delete' }]);
  expect(await query('select phone, reason from suppressions')).toEqual([{ phone: null, reason: 'keyword' }]);
  expect(await target.deps.accounts.optedOut(phone)).toBe(true);
  const repeat = { providerId: 'SM-leaving', source: 'sms', phone, body: 'again', media: { count: 0, type: null } } as const;
  expect(await target.deps.store.accept({ ...repeat, receivedAt: new Date() })).toMatchObject({ fresh: false });
  await target.deps.accountLife.erase(id, new Date());
  expect(await query('select count(*)::int as n from audit_log where object_id = $1', [id])).toEqual([{ n: 1 }]);

  const again = await signedIn(target, phone);
  expect(again.id).not.toBe(id);
});

test('a deletion that fails halfway has done nothing', async () => {
  const { browser, id, path } = await signedIn(target, '+12025553011', 'pro');
  await query(`update subscriptions set customer_id = 'cus_half' where user_id = $1`, [id]);
  expect((await browser.get(path)).status).toBe(200);
  const failing = target.parts.dataSource.transaction(async (tx) => {
    const { eraseUser } = await import('../../src/adapters/postgres/stores/erase-user.js');
    await eraseUser(tx, id, new Date(), (words) => words);
    throw new Error('the connection broke');
  });
  await expect(failing).rejects.toThrow('the connection broke');
  expect((await browser.get(path)).status).toBe(200);
  expect(await query('select 1 from billing_cancellations where customer_id = $1', ['cus_half'])).toEqual([]);
});

test('an account moves to a number that its code proves, with its conversation and without the other sessions', async () => {
  const [old, fresh, foreign] = ['+12025553021', '+12025553022', '+12025553023'];
  const { browser, id, path } = await signedIn(target, old, 'pro');
  const other = await signedIn(target, foreign);
  const second = new Browser(target);
  await second.prove(old);
  await text(target, old, '2 eggs for breakfast', { providerId: 'SM-moving' });
  await text(target, fresh, 'hello?');
  const change = (phoneNumber: string, code: string) => browser.post(`${path}/change-phone`, { phoneNumber, code });

  const first = await codeFor(browser, fresh);
  expect((await change(fresh, first === '000000' ? '111111' : '000000')).status).toBe(400);
  expect((await change('+18765551234', first)).status).toBe(400);
  const taken = await change(foreign, await codeFor(browser, foreign));
  expect([taken.status, (taken.body as { message: string }).message]).toEqual([409, expect.stringContaining('already has an account')]);
  // A wrong code for a number with an account is told nothing of it.
  expect((await change(foreign, '000000')).status).toBe(400);
  expect((await other.browser.get(other.path)).body).toMatchObject({ phoneNumber: foreign });

  const moved = await change(fresh, await codeFor(browser, fresh));
  expect([moved.status, moved.body]).toEqual([200, expect.objectContaining({ id, phoneNumber: fresh })]);
  expect((await second.get(path)).status).toBe(401);
  expect((await browser.get(`/api/users/phone/${fresh}`)).body).toMatchObject({ id });
  await text(target, fresh, 'a banana as a snack');
  const meals = (await browser.get(`${path}/meals`)).body as { mealType: string }[];
  expect(meals.map(({ mealType }) => mealType).sort()).toEqual(['breakfast', 'snack']);
  expect(await query('select phone from conversations where user_id = $1 or phone = any($2)', [id, [old, fresh]])).toEqual([
    { phone: fresh },
  ]);
  // What waited goes to the new number; the old one hears only that it was left.
  expect(await query(`select body from outbound_texts where to_phone = $1 and state = 'queued'`, [old])).toEqual([
    { body: expect.stringContaining('moved to the number ending in 22') },
  ]);
  expect((await signedIn(target, old)).id).not.toBe(id);
  // A repeat of what the old number texted before is no text of whoever has it now.
  await text(target, old, '2 eggs for breakfast', { providerId: 'SM-moving' });
  expect(await query(`select conversation_id from inbound_texts where provider_id = 'SM-moving'`)).toHaveLength(1);
});

/** Rows of a CSV text, as RFC 4180 reads it. */
function readCsv(csv: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    expect(whole).not.toBe('');
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  const [head, ...body] = rows.slice(0, -1);
  return body.map((cells) => Object.fromEntries(head!.map((name, index) => [name, cells[index]!])));
}

test('an export holds everything of the caller alone, wants a fresh code, and no cell of it is a formula', async () => {
  const phone = '+12025553030';
  const { browser, id, path } = await signedIn(target, phone, 'pro');
  const other = await signedIn(target, '+12025553031', 'pro');
  await text(target, '+12025553031', 'a banana for lunch');
  await browser.patch(path, { firstName: '=HYPERLINK("http://x","y")', lastName: '\t@SUM(1)' });
  await browser.patch(`${path}/goals`, { caloriesGoal: 2000 });
  await text(target, phone, '2 eggs for breakfast');
  await text(target, phone, '=1+1');
  await browser.post('/api/feedback', { subject: '-2+3', message: 'He said "so", twice,\r\nand +1' });

  const json = await browser.get(`${path}/export?format=json`);
  expect(json.headers['content-disposition']).toMatch(/^attachment; filename=mealtext-\d{4}-\d\d-\d\d\.json$/);
  expect(json.body).toMatchObject({
    account: [{ phoneNumber: phone, firstName: '=HYPERLINK("http://x","y")', plan: 'pro' }],
    goals: [{ calories: 2000 }],
    meals: [{ number: 1, mealType: 'breakfast' }],
    feedback: [{ subject: '-2+3' }],
    messages: expect.arrayContaining([expect.objectContaining({ sender: 'you', content: '2 eggs for breakfast' })]),
  });
  expect(JSON.stringify(json.body)).not.toContain('banana');

  const csv = await browser.get(`${path}/export?format=csv`);
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.headers['content-disposition']).toMatch(/\.csv$/);
  const rows = readCsv(csv.text);
  const counted = Object.values(json.body as object)
    .filter(Array.isArray)
    .flat().length;
  expect(rows).toHaveLength(counted);
  for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^\s*[=+@-]|^[\t\r\n]/);
  const of = (section: string) => rows.filter((row) => row.section === section);
  expect(of('account')[0]).toMatchObject({ phoneNumber: `'${phone}`, firstName: `'=HYPERLINK("http://x","y")`, lastName: "'\t@SUM(1)" });
  expect(of('feedback')[0]).toMatchObject({ subject: "'-2+3", message: 'He said "so", twice,\r\nand +1' });
  expect(of('messages').map((row) => row.content)).toContain("'=1+1");
  expect(of('meals')[0]).toMatchObject({ number: '1', mealType: 'breakfast' });

  expect((await browser.get(`${path}/export?format=xml`)).status).toBe(400);
  expect((await other.browser.get(`${path}/export`)).status).toBe(404);
  await provenAgo(id, 11);
  expect((await browser.get(`${path}/export?format=csv`)).body).toMatchObject({ statusCode: 403, error: 'Verification required' });
  expect(await query(`select count(*)::int as n from audit_log where object_id = $1 and action = 'export'`, [id])).toEqual([{ n: 2 }]);
});
