import type { ChangePhone, User } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

/** Moves the account to a number that the code proves. A wrong code is an ordinary refusal here, not the end of the session. */
export const changePhone = (userId: string, change: ChangePhone) =>
  request<User>(`/api/users/${userId}/change-phone`, { method: 'POST', body: change, allow401: true, renews: true });
