import type { AssistantDecided } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

/** Lets a program in or refuses it; `asked` is the query that it opened our page with. */
export const decideAssistant = (userId: string, asked: string, allow: boolean) =>
  request<AssistantDecided>(`/api/users/${userId}/assistants`, { method: 'POST', body: { request: asked, allow } });
