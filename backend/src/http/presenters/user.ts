import type { User } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';

export function presentUser(account: Account): User {
  const { id, username, firstName, lastName, onboardingComplete, isNewUser, plan, hasPassword, timezone, language } = account;
  const unreachableSince = account.unreachableSince?.toISOString() ?? null;
  const names = { id, phoneNumber: account.phone, username, firstName, lastName };
  return { ...names, onboardingComplete, isNewUser, plan, hasPassword, timezone, language, unreachableSince };
}
