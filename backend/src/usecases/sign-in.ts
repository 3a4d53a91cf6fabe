import type { CheckCodeResult } from '../ports/verifier.js';
import type { World } from './world.js';

/** Checks a code and, when it is right, starts a session for the phone; `secret` is for the cookie. A session held before is ended. */
export async function signIn(
  { verifier, sessions, accounts, limiter, clock }: Pick<World, 'verifier' | 'sessions' | 'accounts' | 'limiter' | 'clock'>,
  phone: string,
  code: string,
  address: string,
  heldSecret: string | null,
): Promise<{ type: 'in'; secret: string } | Extract<CheckCodeResult, { type: 'refused' }>> {
  const now = clock.now();
  if (!(await limiter.hit(`check:address:${address}`, 60, 600, now))) return { type: 'refused', reason: 'too-many' };
  const result = await verifier.check(phone, code);
  if (result.type === 'refused') return result;
  if (heldSecret) await sessions.end(heldSecret);
  const account = await accounts.byPhone(phone);
  return { type: 'in', secret: await sessions.start(phone, account?.id ?? null, now) };
}
