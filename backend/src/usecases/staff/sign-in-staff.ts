import { networkOf } from '../guard-code-send.js';
import { hashPassword, isPassword } from '../password.js';
import type { Dependencies } from '../dependencies.js';
import { stepOf } from './one-time-code.js';
import type { StaffDependencies } from './staff-dependencies.js';

const QUARTER = 900;
const HOUR = 3600;

type Tries = readonly [key: string, hits: number, seconds: number];

/**
 * What a try counts against until it proves right. A browser in which this person signed in before has tries of its own. For all others
 * it is counted for the place it comes from, and in the end for the address they guess at, whoever's it is: nobody may go on guessing from
 * ever new places; but that closes it to strange browsers only.
 */
function triesOf(email: string, ip: string, device: string | null): readonly Tries[] {
  if (device !== null) return [[`device:${device}`, 10, QUARTER]];
  return [
    [`address:${ip}`, 30, QUARTER],
    [`place:${ip} ${email}`, 5, QUARTER],
    [`network:${networkOf(ip)} ${email}`, 15, QUARTER],
    [`strangers:${email}`, 30, HOUR],
  ];
}

export type StaffSignInResult = { type: 'in'; secret: string } | { type: 'wrong' } | { type: 'locked' } | { type: 'lost' };

/** What takes as long as checking a password where there is none to check. */
let decoy: Promise<string> | undefined;

/**
 * Starts a session for whoever knows the password and holds the authenticator. The answer never tells which of the three was wrong, nor
 * whether there is such an account; one whose authenticator's secret can no longer be opened says so to the right password only.
 */
export async function signInStaff(
  {
    staff,
    limiter,
    clock,
    log,
    metrics,
  }: { staff: Pick<StaffDependencies, 'accounts'> } & Pick<Dependencies, 'limiter' | 'clock' | 'log' | 'metrics'>,
  given: { email: string; password: string; code: string },
  from: { ip: string | null; requestId: string | null; device: string | null },
): Promise<StaffSignInResult> {
  const now = clock.now();
  const email = given.email.trim().toLowerCase();
  const tries = triesOf(email, from.ip ?? 'unknown', from.device);
  for (const [key, hits, seconds] of tries) {
    if (await limiter.hit(`staff-sign-in:${key}`, hits, seconds, now)) continue;
    log.warn('staff sign-in held back', { by: key.split(':')[0] });
    metrics.count('security_events', { what: 'staff-held-back' });
    return { type: 'locked' };
  }
  const account = await staff.accounts.secretsOf(email);
  decoy ??= hashPassword('nobody');
  const right = await isPassword(given.password, account?.passwordHash ?? (await decoy));
  if (!account || account.disabledAt || (!account.totpSecret && !account.totpLost)) return { type: 'wrong' };
  if (account.totpLost && right) {
    log.error('staff authenticator was sealed with another HASH_SECRET', { staffId: account.id });
    return { type: 'lost' };
  }
  const step = right && account.totpSecret ? stepOf(account.totpSecret, given.code, now) : null;
  const secret = step === null ? null : await staff.accounts.begin(account.id, step, from, now);
  if (secret !== null) {
    for (const [key] of tries) await limiter.giveBack(`staff-sign-in:${key}`);
    return { type: 'in', secret };
  }
  log.warn('staff sign-in refused', { staffId: account.id });
  metrics.count('security_events', { what: 'staff-refused' });
  return { type: 'wrong' };
}

/** New secrets were given: what was guessed at the old ones counts no more. */
export const forgetGuesses = ({ limiter }: Pick<Dependencies, 'limiter'>, email: string): Promise<void> =>
  limiter.forget(`staff-sign-in:strangers:${email}`);
