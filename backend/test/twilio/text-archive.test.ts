import { forgetTexts } from '../../src/usecases/forget-texts.js';
import { purge } from '../../src/usecases/purge.js';
import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { twilioClient, TwilioTextArchive } from '../../src/adapters/twilio/index.js';
import { Browser, signedIn, text } from '../support/app.js';
import { newSid, startWithTwilio, type TwilioApp } from '../support/twilio.js';
import { ACCOUNT_SID, AUTH_TOKEN, type Proxy, startProxy, TwilioDouble } from '../twilio-double/index.js';

const MEDIA = ['ME', 'ME'].map((kind) => kind + newSid().slice(2));

describe('by Twilio as it documents itself', () => {
  const double = new TwilioDouble();
  let proxy: Proxy;
  let archive: TwilioTextArchive;
  beforeAll(async () => {
    proxy = await startProxy(await double.start());
    archive = new TwilioTextArchive(twilioClient({ accountSid: ACCOUNT_SID, authToken: AUTH_TOKEN, apiUrl: proxy.url, timeoutMs: 8000 }));
  });
  afterAll(async () => {
    await proxy.stop();
    await double.stop();
  });

  test('a text goes with its pictures, and what is gone is no failure', async () => {
    const sid = newSid();
    double.messages.received.set(sid, [...MEDIA]);
    await archive.forget(sid, true);
    expect(double.messages.received.has(sid)).toBe(false);
    expect(double.calls.map(({ method, path }) => `${method} ${path.split('/').slice(4).join('/')}`)).toEqual([
      `GET Messages/${sid}/Media.json`,
      ...MEDIA.map((media) => `DELETE Messages/${sid}/Media/${media}.json`),
      `DELETE Messages/${sid}.json`,
    ]);
    await archive.forget(sid, true);
    await archive.forget(newSid(), false);
    expect(proxy.violations()).toEqual([]);
  });

  test('what is no id of Twilio is not asked for, and any other failure is to be tried again, in words without the text', async () => {
    const before = double.calls.length;
    await archive.forget('../../Accounts', true);
    await archive.forget('handset-1', false);
    expect(double.calls).toHaveLength(before);
    double.faults = () => ({ when: 'before', type: 'refuse', status: 400, code: 20009 });
    await expect(archive.forget(newSid(), false)).rejects.toThrow('provider error 20009');
    double.faults = () => null;
  });
});

describe('of an account that is deleted', () => {
  let target: TwilioApp;
  beforeAll(async () => {
    target = await startWithTwilio({ VERIFIER: 'local' });
  });
  afterAll(() => target?.close());
  const waiting = async () =>
    (await target.parts.dataSource.query<{ n: number }[]>('select count(*)::int as n from provider_erasures'))[0]!.n;

  test('what the provider holds is forgotten by a job, as often as it takes, and nothing of others is', async () => {
    const { deps, double } = target;
    const phone = '+12125550970';
    const { browser, path } = await signedIn(target, phone, 'pro');
    const other = '+12125550971';
    await signedIn(target, other, 'pro');
    const sids = [newSid(), newSid(), newSid()];
    for (const sid of sids) double.messages.received.set(sid, sid === sids[0] ? [...MEDIA] : []);
    await text(target, phone, '2 eggs for breakfast', { providerId: sids[0] });
    await text(target, phone, 'a banana', { providerId: sids[1] });
    await text(target, other, 'a banana', { providerId: sids[2] });
    await target.parts.dataSource.query('update inbound_texts set media_count = 2 where provider_id = $1', [sids[0]]);
    await deliverTexts(deps);
    await deliverTexts(deps);
    const sent = double.messages.all.filter(({ to }) => to === phone);
    expect(sent.length).toBeGreaterThan(0);
    expect(await waiting()).toBe(0);

    expect((await browser.delete(path)).status).toBe(200);
    expect(await waiting()).toBe(2 + sent.length);
    double.faults = () => ({ when: 'before', type: 'refuse', status: 503, code: 20503 });
    expect(await forgetTexts(deps)).toEqual({ forgotten: 0, waiting: 2 + sent.length });
    double.faults = () => null;
    expect(await forgetTexts(deps)).toEqual({ forgotten: 0, waiting: 0 });
    expect(target.logged.filter((line) => line.includes('not yet forgotten'))).toHaveLength(1);

    await target.parts.dataSource.query('update provider_erasures set next_try_at = now()');
    await purge(deps);
    expect(await waiting()).toBe(0);
    expect([...double.messages.received.keys()]).toEqual([sids[2]]);
    expect(double.messages.all.filter(({ to }) => to === phone)).toEqual([]);
    expect(double.messages.all.filter(({ to }) => to === other).length).toBeGreaterThan(0);
    expect((await new Browser(target).get(path)).status).toBe(401);
  });
});
