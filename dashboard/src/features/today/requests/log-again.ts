import { request } from '../../../lib/request';

/** Logs a meal or a workout once more, now. */
export const logAgain = (userId: string, kind: 'meal' | 'workout', id: string): Promise<{ changeId?: string | null }> =>
  request(`/api/users/${userId}/${kind}s/${id}/again`, { method: 'POST' });
