import { request } from '../../../lib/request';

/** Deletes the account for good. 403 "Verification required" without a sign-in of the last minutes. */
export const deleteUser = (userId: string) => request<unknown>(`/api/users/${userId}`, { method: 'DELETE' });
