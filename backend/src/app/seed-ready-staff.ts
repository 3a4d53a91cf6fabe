import { createHmac, randomUUID } from 'node:crypto';
import { Secret } from 'otpauth';
import type { StaffAccounts } from '../ports/storage/staff/staff-accounts.js';
import { hashPassword } from '../usecases/password.js';
import type { Parts } from './parts.js';
import { wantsReadyUser } from './seed-ready-user.js';

export const READY_STAFF = 'staff@mealtext.example';

/**
 * An admin of the console to try things with, where there is a ready user; never in production. Its secrets are made of this
 * installation's own, so that every start can tell them. Null: there is none, or somebody has given it other secrets.
 */
export async function seedReadyStaff(accounts: StaffAccounts, { config }: Pick<Parts, 'config'>): Promise<string | null> {
  if (!wantsReadyUser({ config })) return null;
  const made = (what: string, bytes: number) =>
    createHmac('sha256', config.secrets.session).update(`ready staff ${what}`).digest().subarray(0, bytes);
  const password = made('password', 9).toString('base64url');
  const totpSecret = new Secret({ buffer: new Uint8Array(made('one-time code', 20)).buffer }).base32;
  const found = await accounts.secretsOf(READY_STAFF);
  if (!found)
    await accounts.create(
      { id: randomUUID(), email: READY_STAFF, name: 'Ready staff', role: 'admin', passwordHash: await hashPassword(password), totpSecret },
      new Date(),
      null,
    );
  else if (found.totpSecret !== totpSecret || found.disabledAt) return null;
  return `console: ${READY_STAFF}, password ${password}, one-time code by: npm run staff -- code`;
}
