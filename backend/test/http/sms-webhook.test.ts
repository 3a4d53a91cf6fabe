import { makeApp } from '../../src/app/make-app.js';
import { handleMail } from '../../src/usecases/handle-mail.js';
import { inboundForm, newSid, OUR_NUMBER, postSigned, PUBLIC_URL, startWithTwilio, type TwilioApp } from '../support/twilio.js';

let target: TwilioApp;
beforeAll(async () => {
  target = await startWithTwilio();
});
afterAll(() => target?.close());

const stored = async (): Promise<number> =>
  (await target.parts.dataSource.query<{ n: number }[]>('select count(*)::int as n from inbound_texts'))[0]!.n;
const bodyOf = async (sid: string): Promise<string | undefined> =>
  (await target.parts.dataSource.query<{ body: string }[]>('select body from inbound_texts where provider_id = $1', [sid]))[0]?.body;

test('a text is kept and answered with nothing to say, as XML', async () => {
  const form = inboundForm({ Body: 'café ☕ & 2 eggs + 50% milk' });
  const response = await postSigned(target, form);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toMatch(/^text\/xml/);
  expect(response.text).toMatch(/<Response\/>$/);
  expect(await bodyOf(form.MessageSid as string)).toBe('café ☕ & 2 eggs + 50% milk');
});

describe('a signature', () => {
  test.each([
    ['over the public address with :443', { signedUrl: `${PUBLIC_URL}:443/webhooks/sms` }],
    ['over a query of ours', { path: '/webhooks/sms?a=1&b=%27x%27' }],
  ])('%s is good', async (_, how) => {
    expect((await postSigned(target, inboundForm(), how)).status).toBe(200);
  });

  test('over the connection overrides at the provider is good where they are configured', async () => {
    const how = { signedUrl: `${PUBLIC_URL}/webhooks/sms#rc=2&rp=all` };
    expect((await postSigned(target, inboundForm(), how)).status).toBe(403);
    const told = await startWithTwilio({ TWILIO_WEBHOOK_OVERRIDES: '#rc=2&rp=all' });
    expect((await postSigned(told, inboundForm(), how)).status).toBe(200);
    expect((await postSigned(told, inboundForm())).status).toBe(200);
    expect((await postSigned(told, inboundForm(), { signedUrl: `${PUBLIC_URL}/webhooks/sms#rc=5` })).status).toBe(403);
    await told.close();
  });

  test('over unknown parameters is good', async () => {
    expect((await postSigned(target, inboundForm({ FooBar: '1', 'Odd[key]': 'x', Empty: '' }))).status).toBe(200);
  });

  test('over a repeated parameter is good, and the first value counts', async () => {
    const form = inboundForm({ Body: ['a', 'b'] });
    expect((await postSigned(target, form)).status).toBe(200);
    expect(await bodyOf(form.MessageSid as string)).toBe('a');
  });

  const { Body, ...withoutBody } = inboundForm({ Empty: '' });
  test.each([
    ['missing', { signature: null }],
    ['empty', { signature: '' }],
    ['garbage', { signature: 'AAAA' }],
    ['by another token', { token: 'other' }],
    ['over http', { signedUrl: 'http://texts.example/webhooks/sms' }],
    ['over the inner host', { signedUrl: 'http://127.0.0.1/webhooks/sms' }],
    ['over a trailing slash', { signedUrl: `${PUBLIC_URL}/webhooks/sms/` }],
    ['over another path', { signedUrl: `${PUBLIC_URL}/webhooks/sms/status` }],
    ['without the query', { path: '/webhooks/sms?a=1', signedUrl: `${PUBLIC_URL}/webhooks/sms` }],
    ['over another body', { signedForm: { ...withoutBody, Body: 'other' } }],
    [
      'over one empty parameter less',
      {
        signedForm: Object.fromEntries(Object.entries({ ...withoutBody, Body }).filter(([name]) => name !== 'Empty')) as Record<
          string,
          string
        >,
      },
    ],
    [
      'for a forwarded host',
      {
        signedUrl: 'https://evil.test/webhooks/sms',
        headers: { 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'https', Host: 'evil.test' },
      },
    ],
    ['for a forwarded port', { signedUrl: `${PUBLIC_URL}:8443/webhooks/sms`, headers: { 'X-Forwarded-Port': '8443' } }],
  ])('%s is refused, and nothing is kept', async (what, how) => {
    const before = await stored();
    const form = { ...withoutBody, Body: Body!, MessageSid: newSid() };
    const signed = 'signedForm' in how ? { ...how, signedForm: { ...how.signedForm, MessageSid: form.MessageSid } } : how;
    expect({ what, status: (await postSigned(target, form, signed)).status }).toEqual({ what, status: 403 });
    expect(await stored()).toBe(before);
  });

  test('is not looked for at the host that the request names', async () => {
    expect(
      (
        await postSigned(target, inboundForm(), {
          headers: { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'http' },
        })
      ).status,
    ).toBe(200);
  });
});

test.each([
  ['of another account', { AccountSid: `AC${'9'.repeat(32)}` }, 403],
  ['without an account', { AccountSid: '' }, 403],
  ['to a number that is not ours', { To: '+12025559999' }, 200],
  ['with an id that is none', { MessageSid: "' OR 1=1 --", SmsSid: '' }, 400],
  ['with a short id', { MessageSid: 'SM1', SmsSid: '' }, 400],
  ['with an id of something else', { MessageSid: `CA${'1'.repeat(32)}` }, 400],
  ['without an id', { MessageSid: '', SmsSid: '' }, 400],
  ['from nobody', { From: 'anonymous' }, 200],
  ['from a withheld number', { From: '+266696687' }, 200],
  ['from an empty number', { From: '' }, 200],
  ['from a short code', { From: '22395' }, 200],
  ['from a name', { From: 'BANK' }, 200],
  ['from the Caribbean', { From: '+18765550123' }, 200],
  ['from a premium number', { From: '+19005550123' }, 200],
  ['from another channel', { From: 'whatsapp:+12025550123' }, 200],
  ['by RCS, while there is no sender for it', { From: 'rcs:+12025550123', To: 'rcs:mealtext_agent' }, 200],
  ['from our own number', { From: OUR_NUMBER }, 200],
])('a signed text %s is not kept', async (_, fields, status) => {
  const before = await stored();
  expect((await postSigned(target, inboundForm(fields as Record<string, string>))).status).toBe(status);
  expect(await stored()).toBe(before);
});

test.each([
  ['JSON', { 'Content-Type': 'application/json' }, '{"Body":"x"}', 415],
  ['broken JSON', { 'Content-Type': 'application/json' }, '{', 400],
  ['text', { 'Content-Type': 'text/plain' }, 'Body=x', 415],
  ['a packed form', { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'gzip' }, 'Body=x', 415],
])('%s is not a form', async (_, headers, body, status) => {
  const { default: supertest } = await import('supertest');
  expect((await supertest(target.app.getHttpServer()).post('/webhooks/sms').set(headers).send(body)).status).toBe(status);
});

test('a form of 2 MB is refused before its signature is looked at', async () => {
  expect((await postSigned(target, inboundForm({ Body: 'x'.repeat(2_000_000) }))).status).toBe(413);
});

test.each(['abc', '-1', '1e9', '', '0x3', '١'])('a media count of %p is none', async (count) => {
  const form = inboundForm({ NumMedia: count, MediaUrl0: 'http://127.0.0.1:5432/', MediaContentType0: 'image/jpeg' });
  expect((await postSigned(target, form)).status).toBe(200);
  expect(
    await target.parts.dataSource.query('select media_count, media_type from inbound_texts where provider_id = $1', [form.MessageSid]),
  ).toEqual([{ media_count: 0, media_type: null }]);
});

test('a body of NUL and half a surrogate pair is kept as text', async () => {
  const form = inboundForm();
  const signature = (await import('twilio')).default.getExpectedTwilioSignature('token-of-the-double', `${PUBLIC_URL}/webhooks/sms`, {
    ...form,
    Body: 'a\u0000b\ufffd',
  });
  const { default: supertest } = await import('supertest');
  const raw = new URLSearchParams({ ...(form as Record<string, string>), Body: '' }).toString().replace('Body=&', 'Body=a%00b%FF&');
  const response = await supertest(target.app.getHttpServer())
    .post('/webhooks/sms')
    .set({ 'Content-Type': 'application/x-www-form-urlencoded', 'X-Twilio-Signature': signature })
    .send(raw);
  expect(response.status).toBe(200);
  expect(await bodyOf(form.MessageSid as string)).toBe('ab\ufffd');
});

test('a text is one text: fifty copies at once on two processes, and one a month later', async () => {
  const second = { app: await makeApp(target.parts) };
  await second.app.listen(0, '127.0.0.1');
  const form = inboundForm({ Body: '3 eggs', From: '+12025550141' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      postSigned(index % 2 ? second : target, form, { headers: { 'I-Twilio-Idempotency-Token': String(index) } }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  await target.parts.dataSource.query(`update inbound_texts set received_at = received_at - interval '30 days' where provider_id = $1`, [
    form.MessageSid,
  ]);
  expect((await postSigned(target, form)).status).toBe(200);
  expect(
    await target.parts.dataSource.query('select count(*)::int as n from inbound_texts where provider_id = $1', [form.MessageSid]),
  ).toEqual([{ n: 1 }]);
  await second.app.close();
});

test('texts of one user that come together are handled one at a time, each once, in the order in which they came', async () => {
  const from = '+12025550142';
  const forms = Array.from({ length: 20 }, (_, index) => inboundForm({ From: from, Body: `text ${index}` }));
  await Promise.all(forms.map((form) => postSigned(target, form)));
  const [{ id }] = await target.parts.dataSource.query<[{ id: string }]>('select id from conversations where phone = $1', [from]);
  await Promise.all(Array.from({ length: 4 }, () => handleMail(target.deps, id)));
  const rows = await target.parts.dataSource.query<{ at: Date; attempts: number }[]>(
    'select handled_at as at, attempts from inbound_texts where conversation_id = $1 order by seq',
    [id],
  );
  expect(rows).toHaveLength(20);
  expect(rows.every((row) => row.at !== null && row.attempts === 1)).toBe(true);
  expect(rows.map((row) => row.at.getTime())).toEqual(rows.map((row) => row.at.getTime()).toSorted((a, b) => a - b));
  // A stranger is told once a day how to sign up.
  expect(await target.parts.dataSource.query('select count(*)::int as n from outbound_texts where conversation_id = $1', [id])).toEqual([
    { n: 1 },
  ]);
});

test('what Twilio took for an opt-out is one, whatever the words were', async () => {
  const form = inboundForm({ Body: 'Baja', OptOutType: 'STOP', From: '+12025550143' });
  await postSigned(target, form);
  expect(await bodyOf(form.MessageSid as string)).toBe('STOP');
});

test('while nothing can be stored the answer is 503, soon, and the text can come again', async () => {
  const broken = await startWithTwilio();
  const form = inboundForm();
  try {
    const { Client } = (await import('pg')).default;
    const owner = new Client({ connectionString: broken.database.ownerUrl });
    await owner.connect();
    await owner.query('alter table inbound_texts rename to gone');
    expect((await postSigned(broken, form)).status).toBe(503);
    await owner.query('alter table gone rename to inbound_texts');
    await owner.end();
    expect((await postSigned(broken, form)).status).toBe(200);
    expect(await broken.parts.dataSource.query('select provider_id from inbound_texts')).toEqual([{ provider_id: form.MessageSid }]);
  } finally {
    await broken.close();
  }
});

test('no reply is ever put into the answer', async () => {
  for (const body of ['HELP', 'STOP', 'START', '2 eggs', '']) {
    const response = await postSigned(target, inboundForm({ Body: body, From: '+12025550144' }));
    expect(response.text).not.toContain('<Message');
  }
});
