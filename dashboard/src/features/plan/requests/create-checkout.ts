import type { Redirection } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

/** Where to pay for a price. */
export const createCheckout = (priceId: string): Promise<Redirection> =>
  request('/api/create-checkout-session', { method: 'POST', body: { priceId } });
