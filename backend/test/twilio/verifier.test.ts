import { twilioClient, TwilioVerifier } from '../../src/adapters/twilio/index.js';
import { ACCOUNT_SID, AUTH_TOKEN, type Fault, SERVICE_SID, TwilioDouble } from '../twilio-double/index.js';

const PHONE = '+12025550123';
const logged: unknown[] = [];
const log = { info: () => undefined, warn: (...facts: unknown[]) => void logged.push(facts), error: () => undefined };

let double: TwilioDouble;
let verifier: TwilioVerifier;
beforeAll(async () => {
  double = new TwilioDouble();
  const apiUrl = await double.start();
  verifier = new TwilioVerifier(twilioClient({ accountSid: ACCOUNT_SID, authToken: AUTH_TOKEN, apiUrl, timeoutMs: 300 }), SERVICE_SID, log);
});
afterAll(() => double.stop());
beforeEach(() => {
  double.faults = () => null;
});
const refuse = (code: number, status = 400): Fault => ({ when: 'before', type: 'refuse', status, code });

test.each([
  [60200, 'not-a-mobile'],
  [60205, 'not-a-mobile'],
  [21211, 'not-a-mobile'],
  [60203, 'too-many'],
  [60212, 'too-many'],
  [60410, 'blocked'],
  [60238, 'blocked'],
  [21408, 'blocked'],
  [21610, 'opted-out'],
  [20003, 'unavailable'],
  [99999, 'unavailable'],
])('sending: %i means %s', async (code, reason) => {
  double.faults = () => refuse(code);
  expect(await verifier.send(PHONE)).toEqual({ type: 'refused', reason });
});

test.each([
  [20404, 404, 'expired'],
  [60202, 429, 'too-many'],
  [60200, 400, 'wrong'],
  [20429, 429, 'unavailable'],
  [20404, 503, 'unavailable'],
])('checking: %i with status %i means %s', async (code, status, reason) => {
  double.faults = () => refuse(code, status);
  expect(await verifier.check(PHONE, '123456')).toEqual({ type: 'refused', reason });
});

test.each<Fault>([
  { when: 'after', type: 'reset' },
  { when: 'before', type: 'hang' },
  { when: 'before', type: 'garbage', status: 502 },
])('a broken answer is never asked for again: %p', async (fault) => {
  double.faults = () => fault;
  const before = double.calls.length;
  expect(await verifier.send(PHONE)).toEqual({ type: 'refused', reason: 'unavailable' });
  expect(await verifier.check(PHONE, '123456')).toEqual({ type: 'refused', reason: 'unavailable' });
  expect(double.calls.length - before).toBe(2);
});

test('a landline, a blocked and an opted-out number are told apart', async () => {
  double.verifications.landlines.add('+12025550501');
  double.verifications.blocked.add('+12025550502');
  double.verifications.optedOut.add('+12025550503');
  const reasons = await Promise.all(['+12025550501', '+12025550502', '+12025550503'].map(async (phone) => verifier.send(phone)));
  expect(reasons.map((one) => one.type === 'refused' && one.reason)).toEqual(['not-a-mobile', 'blocked', 'opted-out']);
});

test('of six sends the last is refused', async () => {
  const phone = '+12025550504';
  const results = [];
  for (let tries = 0; tries < 6; tries += 1) results.push((await verifier.send(phone)).type);
  expect(results).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'refused']);
});

test('neither numbers nor codes are logged', () => {
  expect(logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(logged)).not.toMatch(/\+1202|123456/);
});
