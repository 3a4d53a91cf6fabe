import type { Message, MessageSent } from '../../contract/index.js';
import type { MessageRow } from '../../ports/diary.js';
import type { ScreenMessage } from '../../usecases/send-message.js';

export function presentMessage(userId: string, { id, content, fromDashboard, isFromUser, createdAt }: MessageRow): Message {
  return { id, userId, content, fromDashboard, isFromUser, createdAt: createdAt.toISOString() };
}

export function presentSent(userId: string, content: string, { id, receivedAt, reply }: ScreenMessage): MessageSent {
  const answer =
    reply &&
    presentMessage(userId, { id: reply.id, content: reply.body, fromDashboard: true, isFromUser: false, createdAt: reply.createdAt });
  return {
    ...presentMessage(userId, { id, content, fromDashboard: true, isFromUser: true, createdAt: receivedAt }),
    replies: answer ? [answer] : [],
  };
}
