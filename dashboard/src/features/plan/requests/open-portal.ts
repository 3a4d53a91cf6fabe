import type { Redirection } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

/** Where the customer manages what they pay for. */
export const openPortal = (): Promise<Redirection> => request('/api/customer-portal');
