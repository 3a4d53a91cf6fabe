import { request } from '../request';

/** Takes back exactly this change, of the last 24 hours. */
export const undoChange = (userId: string, changeId: string): Promise<unknown> =>
  request(`/api/users/${userId}/changes/${changeId}/undo`, { method: 'POST' });
