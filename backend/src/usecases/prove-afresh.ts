import type { Session } from '../ports/storage/people/sessions.js';
import { isPassword } from './password.js';
import type { Dependencies } from './dependencies.js';

const TEN_MINUTES = 600;
const WRONG_PASSWORDS = 5;

/** Whether a code proved the session's phone within the last ten minutes. */
export const isFresh = ({ provenAt }: Pick<Session, 'provenAt'>, now: Date): boolean =>
  now.getTime() - provenAt.getTime() <= 1000 * TEN_MINUTES;

/**
 * Whether who holds this session is the owner of the account as of now, and not somebody with an old session: by a code of the
 * account's own phone of the last ten minutes, or by the password.
 */
export async function proveAfresh(
  { accountLife, limiter, clock }: Pick<Dependencies, 'accountLife' | 'limiter' | 'clock'>,
  userId: string,
  session: Pick<Session, 'provenAt'>,
  password: string | undefined,
): Promise<'proven' | 'not-fresh' | 'wrong-password' | 'too-many'> {
  const now = clock.now();
  if (isFresh(session, now)) return 'proven';
  if (password === undefined) return 'not-fresh';
  const tried = await tryPassword({ accountLife, limiter, clock }, userId, password);
  return tried === 'right' ? 'proven' : tried === 'too-many' ? tried : 'wrong-password';
}

/** Tries a password; wrong ones are counted, so that nobody can go on guessing. */
export async function tryPassword(
  { accountLife, limiter, clock }: Pick<Dependencies, 'accountLife' | 'limiter' | 'clock'>,
  userId: string,
  password: string,
): Promise<'right' | 'wrong' | 'none-set' | 'too-many'> {
  const stored = await accountLife.passwordHash(userId);
  if (stored === null) return 'none-set';
  const tries = `password:${userId}`;
  if (!(await limiter.hit(tries, WRONG_PASSWORDS, TEN_MINUTES, clock.now()))) return 'too-many';
  if (!(await isPassword(password, stored))) return 'wrong';
  await limiter.giveBack(tries);
  return 'right';
}
