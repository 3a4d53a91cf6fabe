import type { CreateUser, User } from '@mealtext/backend/contract';
import { shownLanguage } from '../../../lib/language';
import { browserZone } from '../../../lib/browser-zone';
import { SIGN_UP_CONSENT, consentIn } from '@mealtext/backend/domain';
import { request, RequestError } from '../../../lib/request';

/** Creates the account of a proven phone. */
export async function createUser(phoneNumber: string, code: string): Promise<User> {
  const body: CreateUser = {
    phoneNumber,
    username: phoneNumber.replace(/\D/g, ''),
    firstName: '',
    lastName: '',
    password: code,
    timezone: browserZone(),
    language: shownLanguage(),
    consentVersion: consentIn(SIGN_UP_CONSENT, shownLanguage()).version,
  };
  try {
    return await request<User>('/api/users', { method: 'POST', body, allow401: true });
  } catch (error) {
    throw error instanceof RequestError ? new Error(`Failed to create user: ${error.status}`, { cause: error }) : error;
  }
}
