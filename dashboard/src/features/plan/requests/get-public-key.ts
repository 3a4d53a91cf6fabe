import type { PublicKey } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

/** The payment provider's public key; null where no payment client is to be loaded. */
export const getPublicKey = (): Promise<PublicKey> => request('/api/stripe-public-key');
