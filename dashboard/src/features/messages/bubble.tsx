import { clsx } from 'clsx';
import { Camera } from 'lucide-react';
import type { Message } from '@mealtext/backend/contract';
import { LinkedText } from '../../components/linked-text';
import { showClock } from '../../lib/format';
import { say } from './say';

interface Props {
  mine: boolean;
  content: string;
  /** A photo came with it. */
  photo?: boolean;
  /** When it was written. */
  at?: Pick<Message, 'createdAt' | 'time'>;
  /** An assistant said it in the user's name, or was answered. */
  byAssistant?: boolean;
  /** In place of the time. */
  note?: string;
}

/** One text: the user's on the right, the bot's on the left. */
export const Bubble = ({ mine, content, photo = false, at, byAssistant = false, note }: Props) => (
  <article
    aria-label={mine ? say('you') : say('bot')}
    className={clsx(
      'w-fit max-w-[85%] rounded-2xl px-4 py-2',
      mine ? 'self-end rounded-ee-sm bg-accent text-accent-ink' : 'self-start rounded-es-sm bg-track',
    )}
  >
    {photo && (
      <p className="flex items-center gap-1.5">
        <Camera size={16} aria-hidden="true" />
        {say('photo')}
      </p>
    )}
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {mine ? content : <LinkedText>{content}</LinkedText>}
    </p>
    <p className={clsx('text-end text-sm', mine ? 'opacity-90' : 'text-soft')}>
      {byAssistant && <span>{say('byAssistant')}, </span>}
      {at ? <time dateTime={at.createdAt}>{showClock(at.time)}</time> : note}
    </p>
  </article>
);
