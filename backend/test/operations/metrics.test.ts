import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import supertest from 'supertest';
import { parse } from 'yaml';
import { PrometheusMetrics } from '../../src/adapters/metrics/index.js';
import { SECURITY_EVENTS } from '../../src/ports/process/metrics.js';
import { checkCode } from '../../src/usecases/check-code.js';
import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { handleMail } from '../../src/usecases/handle-mail.js';
import { register } from '../../src/usecases/register.js';
import { sendCode } from '../../src/usecases/send-code.js';
import { signedIn, startApp, type TestApp, text } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { inboundForm, OUR_NUMBER, postSigned, startWithTwilio, type TwilioApp } from '../support/twilio.js';

const nothing = { username: null, lastName: null, timezone: null, consentVersion: null, ip: null, userAgent: null };
const ops = join(__dirname, '../../../ops');
const TOKEN = 'a-token-of-at-least-thirty-two-characters';

let target: TestApp;
beforeAll(async () => {
  target = await startApp({ METRICS_TOKEN: TOKEN });
});
afterAll(() => target?.close());

const api = () => supertest(target.app.getHttpServer());
const page = async (): Promise<string> => {
  const { status, text: body } = await api().get('/metrics').set('Authorization', `Bearer ${TOKEN}`);
  expect(status).toBe(200);
  return body;
};
/** The sum of a figure's samples whose labels include all of `labels`. */
const valueOf = (shown: string, name: string, labels: string[] = []): number =>
  shown
    .split('\n')
    .filter((line) => (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) && labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);

test('the figures are for whoever shows the token, for others there is no such page', async () => {
  expect((await api().get('/metrics')).status).toBe(404);
  expect((await api().get('/metrics').set('Authorization', 'Bearer wrong')).status).toBe(404);
  expect((await api().get('/metrics').set('X-Forwarded-For', '127.0.0.1')).status).toBe(404);
  expect(await page()).toContain('mealtext_build_info{');
});

test('without a token a program on this machine may read them, through a proxy nobody may', async () => {
  const open = await startApp();
  const server = supertest(open.app.getHttpServer());
  expect((await server.get('/metrics')).status).toBe(200);
  expect((await server.get('/metrics').set('X-Forwarded-For', '203.0.113.9')).status).toBe(404);
  await open.close();
});

test('what happens is counted, and what waits is seen', async () => {
  const phone = '+12125550701';
  await signedIn(target, phone, 'pro');
  const before = await page();
  await text(target, phone, '2 eggs and toast', { providerId: 'metrics-1' });
  await target.deps.store.accept({
    providerId: 'metrics-2',
    source: 'sms',
    phone,
    body: 'a banana',
    media: { count: 0, type: null },
    receivedAt: new Date(Date.now() - 60_000),
  });
  const after = await eventually(page, (shown) => valueOf(shown, 'mealtext_inbox_waiting') === 1);
  expect(valueOf(after, 'mealtext_turns_total', ['committed']) - valueOf(before, 'mealtext_turns_total', ['committed'])).toBe(1);
  expect(valueOf(after, 'mealtext_inbox_oldest_seconds')).toBeGreaterThan(59);
  expect(valueOf(after, 'mealtext_outbox_waiting', ['lane="reply"'])).toBe(1);
  expect(valueOf(after, 'mealtext_http_request_seconds_count', ['/metrics'])).toBeGreaterThan(0);
  expect(valueOf(after, 'mealtext_database_connections', ['idle'])).toBeGreaterThan(0);
});

test('codes that are sent and codes that are used are counted by area code', async () => {
  const codes = (shown: string, result: string, area: string) =>
    valueOf(shown, 'mealtext_sign_in_codes_total', [`result="${result}"`, `area="${area}"`]);
  const before = await page();
  const sent = await sendCode(target.deps, '+16175550704', { address: '192.0.2.9', device: null });
  if (sent.type !== 'sent') throw new Error('no code was sent');
  await checkCode(target.deps, '+16175550704', '000000', { address: '192.0.2.9', device: null });
  await checkCode(target.deps, '+16175550704', sent.code!, { address: '192.0.2.9', device: null });
  await sendCode(target.deps, '+18765550704', { address: '192.0.2.9', device: null });
  const after = await page();
  expect(codes(after, 'sent', '617') - codes(before, 'sent', '617')).toBe(1);
  expect(codes(after, 'approved', '617') - codes(before, 'approved', '617')).toBe(1);
  expect(codes(after, 'refused', 'other') - codes(before, 'refused', 'other')).toBe(1);
});

test('no figure carries a phone number, a name or what somebody wrote into an address', async () => {
  await api().get('/api/users/12025559999-secret/meals');
  await api().get('/nowhere/12025559999-secret');
  expect(await page()).not.toMatch(/12025559999|secret|\+1\d{10}/);
});

test('the dashboard and the alerts name only figures that exist', async () => {
  const known = await names();
  const used = (file: string) => new Set(readFileSync(join(ops, file), 'utf8').match(/\b(mealtext|process|nodejs)_[a-z0-9_]+\b/g));
  for (const file of ['grafana-dashboard.json', 'alerts.yml']) {
    const mentioned = used(file);
    expect(mentioned.size).toBeGreaterThan(10);
    expect([...mentioned].filter((name) => !known.has(name))).toEqual([]);
  }
});

test('every security event has a rule, and no rule waits for one that is not counted', () => {
  const rules = readFileSync(join(ops, 'alerts.yml'), 'utf8').match(/mealtext_security_events_total\{what=~?"[^"]+"\}/g) ?? [];
  const awaited = rules.flatMap((rule) => rule.split('"')[1]!.split('|'));
  expect(new Set(awaited)).toEqual(new Set(SECURITY_EVENTS));
});

test('every objective has an alert, and every alert says what to do', () => {
  const { groups } = parse(readFileSync(join(ops, 'alerts.yml'), 'utf8')) as {
    groups: { name: string; rules: { alert: string; expr: string; for?: string; annotations: Record<string, string>; labels: object }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(rule).toMatchObject({ expr: expect.any(String), labels: { severity: expect.stringMatching(/^(page|ticket)$/) } });
    expect(rule.annotations).toMatchObject({ summary: expect.any(String), action: expect.any(String) });
  }
  for (const objective of ['SlowAcknowledgement', 'SlowReplies', 'LateReminders', 'UnknownSends', 'SentAfterOptOut'])
    expect(rules.map(({ alert }) => alert)).toContain(objective);
});

test('a flag pages somebody at once where a life is in danger, and within minutes where health is', () => {
  const { groups } = parse(readFileSync(join(ops, 'alerts.yml'), 'utf8')) as { groups: { rules: Record<string, unknown>[] }[] };
  const of = (urgency: string) => groups.flatMap(({ rules }) => rules).filter(({ expr }) => String(expr).includes(`urgency="${urgency}"`));
  expect(of('now')).toMatchObject([{ expr: expect.stringMatching(/open_flags\{.*> 0$/), labels: { severity: 'page' } }]);
  expect(of('now')[0]).not.toHaveProperty('for');
  expect(of('soon')).toMatchObject([{ expr: expect.stringMatching(/oldest_seconds\{.*> 300$/), labels: { severity: 'page' } }]);
  expect(of('today')).toHaveLength(1);
});

/** All figures that a process has, with the three that each histogram is made of. */
async function names(): Promise<Set<string>> {
  const { text: shown } = await new PrometheusMetrics({ version: '1', role: 'all' }).watchProcess().page();
  return new Set(
    [...shown.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, kind]) =>
      kind === 'histogram' ? [name!, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!],
    ),
  );
}

describe('one trace id', () => {
  let texts: TwilioApp;
  beforeAll(async () => {
    texts = await startWithTwilio();
  });
  afterAll(() => texts?.close());

  test('goes from the webhook through both rows to the delivery and the report about it', async () => {
    const phone = '+12125550702';
    await register(texts.deps, { phone, firstName: 'Sam', ...nothing });
    // Ten digits in a row are no phone number here.
    const traceId = '4bf92f2025550123a3ce929d0e0e4736';
    const form = inboundForm({ From: phone, To: OUR_NUMBER, Body: '2 eggs' });
    const answer = await postSigned(texts, form, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });
    expect([answer.status, answer.headers['x-request-id']]).toEqual([200, traceId]);
    const { dataSource } = texts.parts;
    const rows = await dataSource.query('select conversation_id as id, trace_id from inbound_texts where provider_id = $1', [
      form.MessageSid,
    ]);
    expect(rows).toMatchObject([{ trace_id: traceId }]);
    await handleMail(texts.deps, rows[0].id);
    expect(
      await dataSource.query('select trace_id from outbound_texts where conversation_id = $1 and inbound_id is not null', [rows[0].id]),
    ).toEqual([{ trace_id: traceId }]);
    await deliverTexts(texts.deps);
    const events = () => texts.logged.map((line) => JSON.parse(line)).filter((line) => line.traceId === traceId);
    expect(events().map(({ event }) => event)).toEqual(expect.arrayContaining(['text accepted', 'request', 'text sent']));
  });

  test('that makes no sense is replaced', async () => {
    for (const traceparent of ['00-0-0-00', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'x'.repeat(500)]) {
      const { headers } = await supertest(texts.app.getHttpServer()).get('/healthz').set('traceparent', traceparent);
      expect(headers['x-request-id']).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
    }
  });
});
