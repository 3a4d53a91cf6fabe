import type { ChangePhone } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

/** Moves the account to a number that the code proves. */
export const changePhone = (userId: string, change: ChangePhone) =>
  request<unknown>(`/api/users/${userId}/change-phone`, { method: 'POST', body: change });
