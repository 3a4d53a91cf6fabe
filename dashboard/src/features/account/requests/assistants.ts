import { request } from '../../../lib/request';

export const assistantsKey = (userId: string) => [`/api/users/${userId}/assistants`, 'assistants'] as const;

/** What the assistant holds opens nothing any more. */
export const disconnectAssistant = (userId: string, assistantId: string) =>
  request<unknown>(`/api/users/${userId}/assistants/${assistantId}`, { method: 'DELETE' });
