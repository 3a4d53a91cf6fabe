import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '@mealtext/backend/contract';
import { Empty } from '../../components/empty';
import { LoadError } from '../../components/load-error';
import { MessageBox } from '../../components/message-box';
import { WaitingTexts } from '../../components/waiting-texts';
import { Skeleton } from '../../components/skeleton';
import { useDraft } from '../../lib/draft';
import { showDay } from '../../lib/format';
import { useMessages } from '../../lib/queries/use-messages';
import { useSending } from '../../lib/requests/use-send-message';
import { useUser } from '../../lib/session';
import { useToday } from '../../lib/today';
import { Bubble } from './bubble';
import { stillOnItsWay } from './still-on-its-way';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

/** How many messages are rendered when a conversation is opened: more than a screen holds. */
const AT_FIRST = 30;
/** How many earlier ones are rendered when it is scrolled near the first of those. */
const AT_ONCE = 100;

/** Everything said so far, the newest at the bottom, over the box to say more. */
export function Conversation() {
  const messages = useMessages();
  const said = messages.data;
  const [shown, setShown] = useState(AT_FIRST);
  const sending = useSending().filter((one) => stillOnItsWay(one, said));
  const { id } = useUser();
  const { offer } = useDraft();
  const view = useRef<HTMLDivElement>(null);
  const count = (said?.length ?? 0) + sending.length;

  // Reversed, its start is its end: the newest is seen without measuring all that was ever said.
  useLayoutEffect(() => view.current?.scrollTo({ top: 0 }), [count]);

  const showEarlier = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    const above = scrollHeight - clientHeight + scrollTop;
    if (said && shown < said.length && above < clientHeight) setShown(shown + AT_ONCE);
  };

  return (
    <section
      aria-label={say('conversation')}
      className="flex h-[calc(100dvh-11rem)] max-h-[52rem] min-h-96 flex-col gap-3 rounded-2xl bg-paper p-3 sm:p-4"
    >
      <div
        ref={view}
        role="log"
        aria-label={say('heading')}
        tabIndex={0}
        onScroll={showEarlier}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain rounded-xl px-1"
      >
        {/* What arrives takes the skeleton’s place, which does not move there. */}
        <div key={said ? 'said' : 'awaited'} className="flex flex-col gap-2">
          {messages.isError ? (
            <LoadError error={messages.error} onRetry={messages.refetch}>
              {say('notLoaded')}
            </LoadError>
          ) : said === undefined ? (
            <MessagesSkeleton />
          ) : count === 0 ? (
            <Empty example={say('example')} onExample={offer}>
              {say('none')}
            </Empty>
          ) : (
            <Days messages={said.slice(-shown)} />
          )}
          {sending.map((one) => (
            <Bubble key={one.idempotencyKey} mine content={one.content} photo={one.picture !== undefined} note={sayShell('sending')} />
          ))}
        </div>
      </div>
      <MessageBox />
      <WaitingTexts userId={id} />
    </section>
  );
}

function Days({ messages }: { messages: Message[] }) {
  const today = useToday();
  return byDay(messages).map(([day, said]) => (
    <section key={day} aria-label={showDay(day, today)} className="flex flex-col gap-2">
      <h2 className="py-2 text-center text-sm text-soft">{showDay(day, today)}</h2>
      {said.map((one) => (
        <Bubble
          key={one.id}
          mine={one.isFromUser}
          content={one.content}
          photo={one.hasPicture}
          at={one}
          byAssistant={one.isFromUser && one.via === 'assistant'}
        />
      ))}
    </section>
  ));
}

/** Messages under the local day on which each was written, in their order. */
function byDay(messages: readonly Message[]): [string, Message[]][] {
  const days = new Map<string, Message[]>();
  for (const one of messages) days.set(one.date, [...(days.get(one.date) ?? []), one]);
  return [...days];
}

const MessagesSkeleton = () => (
  <div role="status" aria-label={say('loading')} className="flex flex-col gap-3">
    <Skeleton className="h-12 w-2/3 self-end" />
    <Skeleton className="h-20 w-3/4" />
    <Skeleton className="h-12 w-1/2 self-end" />
    <Skeleton className="h-20 w-3/4" />
  </div>
);
