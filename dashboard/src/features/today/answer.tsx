import { useEffect, useRef, useState } from 'react';
import type { Message, MessageSent } from '@mealtext/backend/contract';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { MessageBox } from '../../components/message-box';
import { useMessages } from '../../lib/queries/use-messages';
import { useSending } from '../../lib/requests/use-send-message';

/** The message box, first on the page and within the thumb's reach further down it, with the bot's last answer. */
export function Answer() {
  const [sent, setSent] = useState<MessageSent | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const away = useAway(place);
  const answers = useAnswers(sent);
  const waiting = useSending().length > 0;
  return (
    <section aria-label="Message the bot">
      <div ref={place} className="min-h-15">
        <MessageBox
          onSent={(message) => {
            setSent(message);
            // The answer stands at the top, beside what is left.
            if (away) place.current?.scrollIntoView({ block: 'center' });
          }}
          className={clsx(away && 'max-sm:fixed max-sm:inset-x-3 max-sm:bottom-3 max-sm:z-30 max-sm:shadow-raised')}
        />
      </div>
      <div role="status">
        {waiting ? <p className="pt-2 text-soft">Sending…</p> : answers.map((one) => <Bubble key={one.id} message={one} />)}
        {!waiting && sent && answers.length === 0 && <p className="pt-2 text-soft">Sent. The answer will show here.</p>}
      </div>
      <div className="text-end">
        <Link to="/messages" className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent hover:underline">
          View All Messages <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}

const Bubble = ({ message }: { message: Message }) => (
  <p dir="auto" className="mt-2 w-fit max-w-full rounded-2xl rounded-ss-sm bg-accent-soft px-4 py-2 wrap-anywhere whitespace-pre-line">
    {message.content}
  </p>
);

/** What the bot said to this text: with the answer itself, or as it arrives. */
function useAnswers(sent: MessageSent | null): Message[] {
  const late = useMessages(sent !== null && sent.replies.length === 0);
  if (!sent) return [];
  if (sent.replies.length > 0) return sent.replies;
  return (late.data ?? []).filter((one) => !one.isFromUser && one.createdAt > sent.createdAt).slice(0, 1);
}

/** Whether an element's place has been scrolled out above the view. */
function useAway(place: React.RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return away;
}
