import { phoneCame, phoneLeft } from '../conversation/occasions/security-notices.js';
import type { Session } from '../ports/storage/people/sessions.js';
import type { CheckCodeResult } from '../ports/verification/verifier.js';
import { checkCode } from './check-code.js';
import type { Asker } from './guard-code-send.js';
import { proveAfresh } from './prove-afresh.js';
import { ringDelivery } from './ring-delivery.js';
import { securityText, userSnapshot } from './security-text.js';
import type { Dependencies } from './dependencies.js';

export type PhoneResult =
  | { type: 'changed' }
  | { type: 'taken' }
  /** The account itself was not proven lately; the code of the new number was not looked at. */
  | { type: 'unproven'; why: 'not-fresh' | 'wrong-password' | 'too-many' }
  | Extract<CheckCodeResult, { type: 'refused' }>;

/**
 * Moves the session's user to a number that the code proves, once the account itself was proven afresh: who holds an old session holds no
 * account. Both numbers are told. Only who holds a number learns that it is taken.
 */
export async function changePhone(
  deps: Pick<Dependencies, 'accountLife' | 'verifier' | 'limiter' | 'clock' | 'metrics' | 'outbox' | 'store' | 'queue' | 'log'>,
  userId: string,
  session: Pick<Session, 'idHash' | 'provenAt'>,
  { phone, code, currentPassword }: { phone: string; code: string; currentPassword?: string },
  asker: Asker,
): Promise<PhoneResult> {
  const proof = await proveAfresh(deps, userId, session, currentPassword);
  if (proof !== 'proven') return { type: 'unproven', why: proof };
  const checked = await checkCode(deps, phone, code, asker);
  if (checked.type === 'refused') return checked;
  const snapshot = await userSnapshot(deps, userId);
  const now = deps.clock.now();
  const notices = {
    toOld: securityText(snapshot && phoneLeft(snapshot, now, phone.slice(-2)), now),
    toNew: securityText(snapshot && phoneCame(snapshot, now), now),
  };
  const type = await deps.accountLife.changePhone(userId, phone, session.idHash, notices, now);
  if (type === 'changed') await ringDelivery(deps);
  return { type };
}
