import type { ChangePassword } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

/** A wrong current password is an ordinary refusal here, not the end of the session. */
export const changePassword = (userId: string, change: ChangePassword) =>
  request<unknown>(`/api/users/${userId}/change-password`, { method: 'POST', body: change, allow401: true, renews: true });
