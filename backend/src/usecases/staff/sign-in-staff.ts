import { hashPassword, isPassword } from '../password.js';
import type { World } from '../world.js';
import { stepOf } from './one-time-code.js';
import type { StaffWorld } from './staff-world.js';

/** Failures in a row that lock an account, and for how long. */
const FAILURES = 5;
const LOCK_MS = 15 * 60_000;
/** Tries from one address in a window. */
const TRIES = { hits: 30, seconds: 600 };

export type StaffSignInResult = { type: 'in'; secret: string } | { type: 'wrong' } | { type: 'locked' } | { type: 'lost' };

/** What takes as long as checking a password where there is none to check. */
let decoy: Promise<string> | undefined;

/**
 * Starts a session for whoever knows the password and holds the authenticator. The answer never tells which of the three was wrong, nor
 * whether there is such an account; a locked account, and one whose authenticator's secret
 * can no longer be opened, say so to the right password only.
 */
export async function signInStaff(
  { staff, limiter, clock, log }: { staff: Pick<StaffWorld, 'accounts'> } & Pick<World, 'limiter' | 'clock' | 'log'>,
  given: { email: string; password: string; code: string },
  from: { ip: string | null; requestId: string | null },
): Promise<StaffSignInResult> {
  const now = clock.now();
  if (!(await limiter.hit(`staff-sign-in:${from.ip ?? 'unknown'}`, TRIES.hits, TRIES.seconds, now))) return { type: 'locked' };
  const account = await staff.accounts.secretsOf(given.email.trim().toLowerCase());
  decoy ??= hashPassword('nobody');
  const right = await isPassword(given.password, account?.passwordHash ?? (await decoy));
  if (!account || account.disabledAt || (!account.totpSecret && !account.totpLost)) return { type: 'wrong' };
  if (account.lockedUntil && account.lockedUntil > now) return right ? { type: 'locked' } : { type: 'wrong' };
  if (account.totpLost && right) {
    log.error('staff authenticator was sealed with another HASH_SECRET', { staffId: account.id });
    return { type: 'lost' };
  }
  const step = right && account.totpSecret ? stepOf(account.totpSecret, given.code, now) : null;
  const secret = step === null ? null : await staff.accounts.begin(account.id, step, from, now);
  if (secret !== null) return { type: 'in', secret };
  await staff.accounts.failed(account.id, FAILURES, new Date(now.getTime() + LOCK_MS));
  log.warn('staff sign-in refused', { staffId: account.id });
  return { type: 'wrong' };
}
