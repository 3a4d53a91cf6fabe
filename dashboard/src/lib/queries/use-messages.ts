import { useQuery } from '@tanstack/react-query';
import type { Message } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';
import { useSession } from '../session';

/** The conversation, oldest first. */
export function useMessages(enabled = true) {
  const id = useSession().user?.id;
  return useQuery<Message[], Error, Message[]>({
    queryKey: queryKeys.messages(id ?? ''),
    enabled: enabled && id !== undefined,
    select: oldestFirst,
  });
}

function oldestFirst(messages: Message[]): Message[] {
  return messages.toSorted((a, b) => Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt));
}
