import { useEffect, useId, useRef, useState } from 'react';
import type { Message, MessageSent } from '@mealtext/backend/contract';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { MessageBox } from '../../components/message-box';
import { WaitingTexts } from '../../components/waiting-texts';
import { toast } from '../../components/toasts';
import { useDraft } from '../../lib/draft';
import { useLastExchange } from '../../lib/last-exchange';
import { useMessages } from '../../lib/queries/use-messages';
import { useSending, useSendMessage } from '../../lib/requests/use-send-message';
import { useUser } from '../../lib/session';
import { whyNotSent } from '../../lib/why-not-sent';
import { Exchange } from './exchange';
import { UsualChips } from './usual-chips';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

/** The message box, first on the page and within the thumb's reach further down it, with the bot's last answer. */
export function Answer() {
  const { id } = useUser();
  const [sent, keep] = useLastExchange(id);
  const { offer } = useDraft();
  const { send } = useSendMessage();
  const place = useRef<HTMLDivElement>(null);
  const away = useAway(place);
  const answers = useAnswers(sent);
  const [sending] = useSending();
  const titleId = useId();

  const again = async (text: string) => {
    try {
      const answered = await send(id, text);
      if (answered) keep(answered);
    } catch (error) {
      toast({ ...whyNotSent(error), destructive: true });
    }
  };

  return (
    <section aria-labelledby={titleId}>
      <div className="mb-1 flex items-center justify-between gap-4">
        <h2 id={titleId} className="font-semibold">
          {say('messageBot')}
        </h2>
        <Link to="/messages" className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent hover:underline">
          {say('viewAll')} <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </div>
      <div ref={place} className="min-h-15">
        <MessageBox
          onSent={(message) => {
            keep(message);
            // The answer stands at the top, beside what is left.
            if (away) place.current?.scrollIntoView({ block: 'center' });
          }}
          className={clsx(away && 'max-sm:fixed max-sm:inset-x-3 max-sm:bottom-3 max-sm:z-30 max-sm:shadow-raised')}
        />
      </div>
      <WaitingTexts userId={id} />
      <UsualChips disabled={sending !== undefined} onAgain={(text) => void again(text)} onOffer={offer} />
      <div role="status">
        {sending ? (
          <Exchange mine={sending.content} note={sayShell('sending')} />
        ) : (
          sent && <Exchange mine={sent.content} answers={answers} note={sent.handled ? say('sent') : say('sentAnswerComes')} />
        )}
      </div>
    </section>
  );
}

/** What the bot said to this text: with the answer itself, or as it arrives. */
function useAnswers(sent: MessageSent | null): Message[] {
  const late = useMessages(sent !== null && !sent.handled);
  if (!sent) return [];
  if (sent.handled || sent.replies.length > 0) return sent.replies;
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
