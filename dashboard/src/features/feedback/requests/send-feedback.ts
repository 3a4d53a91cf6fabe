import type { SendFeedback } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

export const sendFeedback = (feedback: SendFeedback) => request<unknown>('/api/feedback', { method: 'POST', body: feedback });
