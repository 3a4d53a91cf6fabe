import type { MessageSent } from '@mealtext/backend/contract';
import { request } from '../request';

export interface OutgoingMessage {
  userId: string;
  content: string;
  /** The same for every try of the same text, so that it is counted once. */
  idempotencyKey: string;
  /** When it was written, where that was long before it is sent. */
  writtenAt?: string;
  /** A photo that goes with it, in base 64. */
  picture?: string | undefined;
}

export const sendMessage = ({ userId, content, idempotencyKey, writtenAt, picture }: OutgoingMessage): Promise<MessageSent> =>
  request(`/api/users/${userId}/messages${picture === undefined ? '' : '/picture'}`, {
    method: 'POST',
    body:
      picture !== undefined
        ? { content, picture }
        : { userId, content, fromDashboard: true, ...(writtenAt === undefined ? {} : { writtenAt }) },
    headers: { 'Idempotency-Key': idempotencyKey },
  });
