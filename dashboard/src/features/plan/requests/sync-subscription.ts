import type { Subscription } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

/** The subscription as the billing provider has it now. */
export const syncSubscription = (userId: string): Promise<Subscription> => request(`/api/users/${userId}/subscription?sync=true`);
