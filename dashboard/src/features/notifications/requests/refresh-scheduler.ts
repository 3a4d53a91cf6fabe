import { request } from '../../../lib/request';

/** Has the user's reminders planned anew from what is stored. */
export const refreshScheduler = (): Promise<unknown> => request('/api/admin/refresh-scheduler', { method: 'POST' });
