import { useRef } from 'react';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Message, MessageSent } from '@mealtext/backend/contract';
import { keepText } from '../outbox';
import { refresh } from '../query-client';
import { queryKeys } from '../query-keys';
import { Unreachable } from '../request';
import { sendMessage, type OutgoingMessage } from './send-message';

const SENDING = ['send-message'];

/** A text on its way. */
export interface Sending extends OutgoingMessage {
  /** The ids that the conversation held when it was sent; null while the conversation was not loaded. */
  before: readonly string[] | null;
}

/** Sends a text to the bot, and fetches again what the answer may have changed. */
export function useSendMessage() {
  const client = useQueryClient();
  const last = useRef({ content: '', key: '' });
  const mutation = useMutation({
    mutationKey: SENDING,
    mutationFn: ({ userId, content, idempotencyKey, picture }: Sending) => sendMessage({ userId, content, idempotencyKey, picture }),
    onSuccess: (sent: MessageSent, { userId }) => {
      last.current = { content: '', key: '' };
      const { replies, ...own } = sent;
      client.setQueryData<Message[]>(queryKeys.messages(userId), (known) => known && merge(known, [own, ...replies]));
      for (const what of ['message', 'entry', 'goals'] as const) void refresh(client, what);
    },
  });
  /** Null: there is no network, and the text waits for one. */
  const send = async (userId: string, content: string, picture?: string): Promise<MessageSent | null> => {
    if (last.current.content !== content || picture !== undefined) last.current = { content, key: crypto.randomUUID() };
    const before = client.getQueryData<Message[]>(queryKeys.messages(userId))?.map((one) => one.id) ?? null;
    const idempotencyKey = last.current.key;
    try {
      return await mutation.mutateAsync({ userId, content, idempotencyKey, before, picture });
    } catch (error) {
      // A photo is too large to be kept until there is one.
      if (!(error instanceof Unreachable) || picture !== undefined) throw error;
      // Whether it arrived is not known: under its own key it is sent again, and counted once.
      keepText(userId, { content, idempotencyKey, writtenAt: new Date().toISOString() });
      last.current = { content: '', key: '' };
      return null;
    }
  };
  return { send, sending: mutation.isPending };
}

/** The texts on their way, to show before the server has them. */
export const useSending = (): Sending[] =>
  useMutationState({
    filters: { mutationKey: SENDING, status: 'pending' },
    select: (mutation) => mutation.state.variables as Sending,
  });

function merge(known: Message[], fresh: Message[]): Message[] {
  const ids = new Set(fresh.map((one) => one.id));
  return [...known.filter((one) => !ids.has(one.id)), ...fresh];
}
