import type { SendCodeResult } from '../ports/verifier.js';
import type { World } from './world.js';

const TEN_MINUTES = 600;
const DAY = 86_400;
const PER_PHONE = 5;
const PER_PHONE_DAY = 10;
/** Numbers that differ only in their last four digits are where sign-up fraud shows. */
const PER_EXCHANGE = 20;

export type CodeRefusal = Extract<SendCodeResult, { type: 'refused' }>['reason'];

/**
 * Sends a sign-in code, within the limits that make sending for others' money unattractive. The answer is the same
 * whether or not the number has an account. When the limits cannot be counted, nothing is sent.
 */
export async function sendCode({ verifier, limiter, store, clock, rules, log }: Pick<World, 'verifier' | 'limiter' | 'store' | 'clock' | 'rules' | 'log'>, phone: string, address: string): Promise<SendCodeResult> {
  const now = clock.now();
  const guards: [key: string, limit: number, seconds: number][] = [
    [`code:address:${address}`, rules.codesPerAddress, TEN_MINUTES],
    [`code:phone:${phone}`, PER_PHONE, TEN_MINUTES],
    [`code:phone-day:${phone}`, PER_PHONE_DAY, DAY],
    [`code:exchange:${phone.slice(0, 8)}`, PER_EXCHANGE, TEN_MINUTES],
    ['code:all', rules.codesPerDay, DAY],
  ];
  for (const [key, limit, seconds] of guards) {
    if (!(await limiter.hit(key, limit, seconds, now))) {
      log.warn('code refused', { guard: key.split(':')[1] });
      return { type: 'refused', reason: 'too-many' };
    }
  }
  const result = await verifier.send(phone);
  if (result.type === 'sent') await store.codeSent(phone, now);
  return result;
}
