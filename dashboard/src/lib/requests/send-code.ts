import type { CodeSent } from '@mealtext/backend/contract';
import { request } from '../request';

/** Texts a sign-in code to `+1` and ten digits. A development server answers with the code as well. */
export const sendCode = (phoneNumber: string) =>
  request<CodeSent>('/api/verify/send', { method: 'POST', body: { phoneNumber }, allow401: true });
