import { randomBytes, randomUUID } from 'node:crypto';
import type { StaffRole } from '../../contract/index.js';
import type { StaffAccount } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { hashPassword } from '../password.js';
import type { Dependencies } from '../dependencies.js';
import { newSecret, otpauthUri } from './one-time-code.js';
import type { StaffDependencies } from './staff-dependencies.js';

type AccountsDependencies = { staff: Pick<StaffDependencies, 'accounts'> } & Pick<Dependencies, 'clock'>;

/** What a person signs in with; shown once, kept nowhere. */
export interface Credentials extends Omit<StaffAccount, 'disabledAt'> {
  password: string;
  otpauth: string;
}

/** Makes an account. Without `password` one is made up. `taken`: the address has an account. `by`: null from the command line. */
export async function addStaff(
  { staff, clock }: AccountsDependencies,
  who: { email: string; name: string; role: StaffRole; password?: string },
  by: StaffActor | null,
): Promise<Credentials | 'taken'> {
  const account = { id: randomUUID(), email: who.email.trim().toLowerCase(), name: who.name.trim(), role: who.role };
  const password = who.password ?? newPassword();
  const totpSecret = newSecret();
  const audit = by && { by, action: 'staff-add', object: { kind: 'staff', id: account.id }, after: { role: account.role } };
  const made = await staff.accounts.create({ ...account, passwordHash: await hashPassword(password), totpSecret }, clock.now(), audit);
  return made ? { ...account, password, otpauth: otpauthUri(totpSecret, account.email) } : 'taken';
}

/** Gives an account new secrets and ends its sessions; null when there is no such account. */
export async function resetStaff(
  { staff, clock }: AccountsDependencies,
  id: string,
  by: StaffActor | null,
  given?: string,
): Promise<Credentials | null> {
  const account = await staff.accounts.byId(id);
  if (!account) return null;
  const password = given ?? newPassword();
  const totpSecret = newSecret();
  const audit = by && { by, action: 'staff-reset', object: { kind: 'staff', id } };
  await staff.accounts.reset(id, { passwordHash: await hashPassword(password), totpSecret }, clock.now(), audit);
  const { email, name, role } = account;
  return { id, email, name, role, password, otpauth: otpauthUri(totpSecret, email) };
}

/** 120 bits, easy to read out. */
const newPassword = (): string =>
  randomBytes(15)
    .toString('hex')
    .match(/.{1,6}/g)!
    .join('-');
