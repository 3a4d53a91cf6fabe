import { request } from '../../../lib/request';

/** Signs out where `sessionId` is. */
export const endSession = (userId: string, sessionId: string) =>
  request<unknown>(`/api/users/${userId}/sessions/${sessionId}`, { method: 'DELETE' });

/** Signs out everywhere, here too. */
export const endAllSessions = (userId: string) => request<unknown>(`/api/users/${userId}/sessions`, { method: 'DELETE' });
