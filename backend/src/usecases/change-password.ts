import type { Account } from '../ports/accounts.js';
import type { CheckCodeResult } from '../ports/verifier.js';
import { checkCode } from './check-code.js';
import { isCommonPassword } from './common-passwords.js';
import { hashPassword, isPassword } from './password.js';
import type { World } from './world.js';

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

/** Sets a password, against the one before or, for the first, against a fresh code of the user's phone. */
export async function changePassword(
  world: Pick<World, 'accountLife' | 'verifier' | 'limiter' | 'clock' | 'metrics'>,
  { id, phone }: Pick<Account, 'id' | 'phone'>,
  { newPassword, currentPassword, code }: PasswordChange,
  address: string,
): Promise<PasswordResult> {
  if (await isCommonPassword(newPassword)) return { type: 'common' };
  const stored = await world.accountLife.passwordHash(id);
  if (stored !== null) {
    if (!currentPassword || !(await isPassword(currentPassword, stored))) return { type: 'wrong-password' };
  } else {
    if (!code) return { type: 'none-set' };
    const checked = await checkCode(world, phone, code, address);
    if (checked.type === 'refused') return checked;
  }
  await world.accountLife.setPassword(id, await hashPassword(newPassword));
  return { type: 'changed' };
}
