import { type AddressInfo, createServer } from 'node:net';
import { handleMail } from '../../src/usecases/handle-mail.js';
import { inboundForm, postSigned, startWithTwilio, type TwilioApp } from '../support/twilio.js';

let target: TwilioApp;
let connections = 0;
let port: number;
const trap = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
beforeAll(async () => {
  target = await startWithTwilio({ VERIFIER: 'local' });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  ({ port } = trap.address() as AddressInfo);
});
afterAll(async () => {
  await target?.close();
  await new Promise((resolve) => trap.close(resolve));
});

const rowOf = async (sid: string) =>
  (
    await target.parts.dataSource.query<unknown[]>(
      'select body, media_count as count, media_type as type from inbound_texts where provider_id = $1',
      [sid],
    )
  )[0];

test.each([
  () => `http://127.0.0.1:${port}/`,
  () => `http://[::1]:${port}/`,
  () => `http://localhost:${port}/admin`,
  () => `https://localhost:${port}/`,
  () => 'file:///etc/passwd',
  () => 'https://api.twilio.com.evil.test/x',
  () => `http://0x7f000001:${port}/`,
  () => `http://2130706433:${port}/`,
  () => `gopher://127.0.0.1:${port}/_FLUSHALL`,
])('an attachment at an address of number %# is never fetched, and its text is handled', async (url) => {
  for (const [type, body] of [
    ['text/plain', ''],
    ['text/plain', '2 eggs'],
    ['image/jpeg', '2 eggs'],
  ] as const) {
    const form = inboundForm({ Body: body, NumMedia: '1', MediaUrl0: url(), MediaContentType0: type });
    expect((await postSigned(target, form)).status).toBe(200);
    expect(await rowOf(form.MessageSid as string)).toEqual({ body, count: 1, type });
  }
  expect(connections).toBe(0);
});

test.each([
  ['a photo', 'image/jpeg'],
  ['a card', 'text/vcard'],
  ['a drawing that could run', 'image/svg+xml'],
  ['a page', 'text/html'],
  ['a thing of no type', 'not a type'],
])('%s alone is answered with a polite no', async (_, type) => {
  const phone = '+12025550700';
  const { conversationId } = await target.deps.accounts.create(
    { phone, username: 'm', firstName: null, lastName: null, timezone: 'America/New_York', timezoneSource: 'browser', country: 'US' },
    new Date(),
  );
  const form = inboundForm({ From: phone, Body: '', NumMedia: '1', MediaUrl0: 'https://api.twilio.com/x', MediaContentType0: type });
  expect((await postSigned(target, form)).status).toBe(200);
  await handleMail(target.deps, conversationId);
  const [reply] = await target.parts.dataSource.query<{ kinds: string[] }[]>(
    'select o.kinds from outbound_texts o join inbound_texts i on i.id = o.inbound_id where i.provider_id = $1',
    [form.MessageSid],
  );
  expect(reply?.kinds).toEqual(['unsupported']);
});

test('more attachments than a message can have are ten', async () => {
  const form = inboundForm({ NumMedia: '99', MediaContentType0: 'IMAGE/PNG; x=y' });
  await postSigned(target, form);
  expect(await rowOf(form.MessageSid as string)).toMatchObject({ count: 10, type: 'image/png' });
});
