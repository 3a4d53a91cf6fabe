import { passwordChanged } from '../conversation/occasions/security-notices.js';
import type { Account } from '../ports/storage/people/accounts.js';
import type { Session } from '../ports/storage/people/sessions.js';
import type { CheckCodeResult } from '../ports/verification/verifier.js';
import { checkCode } from './check-code.js';
import type { Asker } from './guard-code-send.js';
import { isCommonPassword } from './common-passwords.js';
import { hashPassword } from './password.js';
import { tryPassword } from './prove-afresh.js';
import { ringDelivery } from './ring-delivery.js';
import { securityText, userSnapshot } from './security-text.js';
import type { Dependencies } from './dependencies.js';

export interface PasswordChange {
  newPassword: string;
  currentPassword?: string;
  /** In place of `currentPassword` while none is set. */
  code?: string;
}

export type PasswordResult =
  | { type: 'changed' }
  /** A password is set, and this is not it. */
  | { type: 'wrong-password' }
  /** One of those that everybody tries first. */
  | { type: 'common' }
  /** None is set, and no code stands in for it. */
  | { type: 'none-set' }
  | Extract<CheckCodeResult, { type: 'refused' }>;

/**
 * Sets a password, against the one before or, for the first, against a fresh code of the user's phone. The user's other sessions end, and the
 * phone is told.
 */
export async function changePassword(
  deps: Pick<Dependencies, 'accountLife' | 'verifier' | 'limiter' | 'clock' | 'metrics' | 'outbox' | 'store' | 'queue' | 'log'>,
  { id, phone }: Pick<Account, 'id' | 'phone'>,
  { idHash }: Pick<Session, 'idHash'>,
  { newPassword, currentPassword, code }: PasswordChange,
  asker: Asker,
): Promise<PasswordResult> {
  if (await isCommonPassword(newPassword)) return { type: 'common' };
  const tried = await tryPassword(deps, id, currentPassword ?? '');
  if (tried === 'too-many') return { type: 'refused', reason: 'too-many' };
  if (tried === 'wrong') return { type: 'wrong-password' };
  if (tried === 'none-set') {
    if (!code) return { type: 'none-set' };
    const checked = await checkCode(deps, phone, code, asker);
    if (checked.type === 'refused') return checked;
  }
  const hash = await hashPassword(newPassword);
  const snapshot = await userSnapshot(deps, id);
  const now = deps.clock.now();
  await deps.accountLife.setPassword(id, hash, idHash, securityText(snapshot && passwordChanged(snapshot, now), now), now);
  await ringDelivery(deps);
  return { type: 'changed' };
}
