import type { Done } from '@mealtext/backend/contract';
import { request } from '../request';

/** Has the user's own reminders planned anew from what is stored. */
export const refreshScheduler = () => request<Done>('/api/admin/refresh-scheduler', { method: 'POST' });
