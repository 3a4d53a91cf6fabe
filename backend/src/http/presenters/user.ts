import type { User } from '../../contract/index.js';
import type { Account } from '../../ports/accounts.js';

export function presentUser(account: Account): User {
  const { id, username, firstName, lastName, onboardingComplete, isNewUser, plan, hasPassword, timezone } = account;
  return { id, phoneNumber: account.phone, username, firstName, lastName, onboardingComplete, isNewUser, plan, hasPassword, timezone };
}
