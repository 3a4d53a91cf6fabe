import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { handleMail } from '../../src/usecases/handle-mail.js';
import { purge } from '../../src/usecases/purge.js';
import { retire } from '../../src/usecases/retire.js';
import { Eyes } from '../support/seen-by-hand.js';
import { tinyPicture } from '../support/tiny-picture.js';
import { inboundForm, postSigned, startWithTwilio, type TwilioApp } from '../support/twilio.js';
import { ACCOUNT_SID } from '../twilio-double/index.js';

let eyes: Eyes;
beforeAll(async () => {
  eyes = await Eyes.open();
});
beforeEach(() => eyes.rest());
afterAll(() => eyes?.model.stop());

let shade = 100;
const fresh = (): Buffer => tinyPicture((shade += 1));
let number = 5550950;
const nextPhone = (): string => `+1212${(number += 1)}`;

describe('a photo by MMS', () => {
  let target: TwilioApp;
  beforeAll(async () => {
    target = await startWithTwilio({ VERIFIER: 'local', ...eyes.environment, RETENTION_PICTURES_DAYS: '30' });
  });
  afterAll(() => target?.close());

  const media = (give: (response: ServerResponse) => void): string => {
    const path = `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages/MM1/Media/ME${randomBytes(8).toString('hex')}`;
    target.double.media.set(path, (_, response) => give(response));
    return target.parts.config.twilio.apiUrl + path;
  };
  const gives =
    (bytes: Buffer, type = 'image/png') =>
    (response: ServerResponse) =>
      void response.setHeader('content-type', type).end(bytes);

  async function texts(url: string, type = 'image/png', body = '') {
    const phone = nextPhone();
    const { conversationId } = await target.deps.accounts.create(
      { phone, username: 'm', firstName: null, lastName: null, timezone: 'America/New_York', timezoneSource: 'browser', country: 'US' },
      new Date(),
    );
    const form = inboundForm({ From: phone, Body: body, NumMedia: '1', MediaUrl0: url, MediaContentType0: type });
    expect((await postSigned(target, form)).status).toBe(200);
    await handleMail(target.deps, conversationId);
    const [reply] = await target.parts.dataSource.query<{ body: string }[]>(
      'select o.body from outbound_texts o join inbound_texts i on i.id = o.inbound_id where i.provider_id = $1',
      [form.MessageSid],
    );
    return { reply: reply?.body ?? null, sid: form.MessageSid as string, conversationId };
  }
  const kept = () => target.parts.dataSource.query<{ type: string | null }[]>('select type from pictures');

  test('is fetched from the provider with our name, kept bare, estimated, and gone after its time, at the provider too', async () => {
    let asked: string | undefined;
    const url = media(gives(fresh()));
    const path = new URL(url).pathname;
    const give = target.double.media.get(path)!;
    target.double.media.set(path, (request, response) => {
      asked = request.headers.authorization;
      give(request, response);
    });
    const { reply, sid } = await texts(url);
    expect(asked).toMatch(/^Basic /);
    expect(reply).toMatch(/photo, estimated: .*cheeseburger/i);
    expect(await kept()).toEqual([{ type: 'image/png' }]);
    await retire(target.deps);
    expect(await kept()).toHaveLength(1);
    await target.parts.dataSource.query(`update pictures set at = now() - interval '31 days'`);
    await retire(target.deps);
    await retire(target.deps);
    expect(await kept()).toEqual([]);
    expect(await target.parts.dataSource.query('select provider_id, has_media from provider_erasures')).toEqual([
      { provider_id: sid, has_media: true },
    ]);
  });

  test.each([
    ['http://127.0.0.1:9/x'],
    ['http://169.254.169.254/latest/meta-data'],
    ['https://api.twilio.com.evil.test/x'],
    ['file:///etc/passwd'],
    ['not an address'],
  ])('at %s is not fetched', async (url) => {
    expect((await texts(url)).reply).toMatch(/could not open that picture/);
    expect(eyes.model.asked).toEqual([]);
  });

  test.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['a page instead', gives(Buffer.from('<html>'), 'text/html'), /could not open/],
    ['what is no picture', gives(Buffer.from('<svg/>'), 'image/svg+xml'), /could not open/],
    ['a picture that breaks off', gives(tinyPicture(9).subarray(0, 80)), /could not open/],
    ['nothing any more', (response) => void response.writeHead(404).end(), /could not open/],
    ['a way to a foreign host', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/x' }).end(), /could not open/],
    ['an error', (response) => void response.writeHead(502).end(), /just now/],
    [
      'bytes without end',
      (response) => {
        response.setHeader('content-type', 'image/png');
        response.once('close', () => clearInterval(flood));
        const flood = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1);
      },
      /could not open/,
    ],
  ])('where the provider gives %s, it is said kindly', async (_, give, words) => {
    expect((await texts(media(give))).reply).toMatch(words);
    expect(eyes.model.asked).toEqual([]);
  });

  test('STOP with a photo is STOP', async () => {
    expect((await texts(media(gives(fresh())), 'image/png', 'STOP')).reply ?? '').not.toMatch(/photo/);
    expect(eyes.shown).toEqual([]);
  });

  test('a stranger’s photo is not looked at, and goes with their words', async () => {
    const form = inboundForm({
      From: nextPhone(),
      Body: '',
      NumMedia: '1',
      MediaUrl0: media(gives(fresh())),
      MediaContentType0: 'image/png',
    });
    await postSigned(target, form);
    await target.parts.dataSource.query(
      `update pictures set at = now() - interval '3 days' where text_id = (select id from inbound_texts where provider_id = $1)`,
      [form.MessageSid],
    );
    const before = (await kept()).length;
    await purge(target.deps);
    expect(await kept()).toHaveLength(before - 1);
  });
});
