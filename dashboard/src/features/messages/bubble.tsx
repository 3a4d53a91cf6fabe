import { clsx } from 'clsx';
import { showTime } from '../../lib/format';

interface Props {
  mine: boolean;
  content: string;
  /** UTC instant. */
  at?: string;
  /** Whose clock the time is told by. */
  zone?: string;
  /** In place of the time. */
  note?: string;
}

/** One text: the user's on the right, the bot's on the left. */
export const Bubble = ({ mine, content, at, zone, note }: Props) => (
  <article
    aria-label={mine ? 'You' : 'Bot'}
    className={clsx(
      'w-fit max-w-[85%] rounded-2xl px-4 py-2',
      mine ? 'self-end rounded-ee-sm bg-accent text-accent-ink' : 'self-start rounded-es-sm bg-track',
    )}
  >
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {content}
    </p>
    <p className={clsx('text-end text-sm', mine ? 'opacity-90' : 'text-soft')}>
      {at && zone ? <time dateTime={at}>{showTime(at, zone)}</time> : note}
    </p>
  </article>
);
