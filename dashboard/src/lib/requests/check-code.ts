import type { CodeApproved } from '@mealtext/backend/contract';
import { request } from '../request';

/** Proves the phone: the session cookie is set. A wrong code is an ordinary refusal here, not the end of a session. */
export const checkCode = (phoneNumber: string, code: string) =>
  request<CodeApproved>('/api/verify/check', { method: 'POST', body: { phoneNumber, code }, allow401: true });
