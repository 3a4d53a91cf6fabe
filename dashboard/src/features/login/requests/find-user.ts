import type { User } from '@mealtext/backend/contract';
import { queryKeys } from '../../../lib/query-keys';
import { request, RequestError } from '../../../lib/request';

/** The account of the phone that was just proven, or null when there is none yet. */
export async function findUser(phoneNumber: string): Promise<User | null> {
  try {
    return await request<User>(queryKeys.userByPhone(phoneNumber)[0], { allow401: true, allow404: true });
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}
