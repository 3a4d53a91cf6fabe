import type { Message, MessageSent } from '../../contract/index.js';
import { localDate, localTime } from '../../domain/local-day.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import type { MessageRow } from '../../ports/storage/diary/diary.js';
import type { ScreenMessage } from '../../usecases/send-message.js';

type Reader = Pick<Account, 'id' | 'timezone'>;

export function presentMessage({ id: userId, timezone }: Reader, { createdAt, ...row }: MessageRow): Message {
  const { id, content, via, isFromUser, hasPicture } = row;
  const when = { createdAt: createdAt.toISOString(), date: localDate(createdAt, timezone), time: localTime(createdAt, timezone) };
  return { id, userId, content, fromDashboard: via === 'dashboard', via, isFromUser, hasPicture, ...when };
}

export function presentSent(reader: Reader, content: string, { id, receivedAt, handled, reply, hasPicture }: ScreenMessage): MessageSent {
  const answer =
    reply &&
    presentMessage(reader, {
      id: reply.id,
      content: reply.body,
      via: 'dashboard',
      isFromUser: false,
      hasPicture: false,
      createdAt: reply.createdAt,
    });
  return {
    ...presentMessage(reader, { id, content, via: 'dashboard', isFromUser: true, hasPicture, createdAt: receivedAt }),
    handled,
    replies: answer ? [answer] : [],
  };
}
