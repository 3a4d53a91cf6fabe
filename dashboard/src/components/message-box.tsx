import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { MessageSent } from '@mealtext/backend/contract';
import { clsx } from 'clsx';
import { SendHorizontal } from 'lucide-react';
import { useDraft } from '../lib/draft';
import { useFocusKey } from '../lib/use-focus-key';
import { whyNotSent } from '../lib/why-not-sent';
import { useSendMessage } from '../lib/requests/use-send-message';
import { useSession } from '../lib/session';
import { Button } from './button';
import { PhotoButton } from './photo-button';
import { toast } from './toasts';
import { sayShell } from '../lib/say-shell';

interface Props {
  /** Called with the stored text and the answer, where it was quick. */
  onSent?: (sent: MessageSent) => void;
  className?: string;
}

/** One line to text the bot. What was typed comes back when it could not be sent. */
export function MessageBox({ onSent, className }: Props) {
  const { user } = useSession();
  const { text, offers, setText } = useDraft();
  const { send, sending } = useSendMessage();
  const box = useRef<HTMLTextAreaElement>(null);
  const seenOffers = useRef(offers);
  useFocusKey('/', box);
  const blocked = sending || !text.trim() || !user;

  useEffect(() => {
    if (seenOffers.current === offers) return;
    seenOffers.current = offers;
    box.current?.focus();
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [offers]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!blocked) void sendIt(user.id);
  };
  const sendIt = async (userId: string, picture?: string) => {
    const content = text.trim();
    setText('');
    try {
      const sent = await send(userId, content, picture);
      if (sent) onSent?.(sent);
    } catch (error) {
      setText((typed) => (typed.trim() ? `${content}\n${typed}` : content));
      toast({ ...whyNotSent(error), destructive: true });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      onSubmit={submit}
      className={clsx(
        'flex items-end gap-2 rounded-2xl border border-edge bg-paper p-1.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus',
        className,
      )}
    >
      <textarea
        ref={box}
        rows={1}
        aria-label={sayShell('messageTheBot')}
        aria-keyshortcuts="/"
        placeholder={sayShell('whatDidYouEat')}
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        dir="auto"
        className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-3 py-2.5 text-base outline-none"
      />
      <PhotoButton disabled={sending || !user} onPhoto={(picture) => user && void sendIt(user.id, picture)} />
      <Button type="submit" icon aria-label={sayShell('send')} disabled={blocked}>
        <SendHorizontal size={20} aria-hidden="true" />
      </Button>
    </form>
  );
}
