import { clsx } from 'clsx';
import type { Exchange } from './use-try';
import { say } from './say';

/** A visitor's texts and what they were answered. */
export function Bubbles({ exchanges }: { exchanges: readonly Exchange[] }) {
  if (exchanges.length === 0) return <p className="grid h-full place-items-center text-center text-soft">{say('sendBelow')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {exchanges.map(({ text, answer }, at) => (
        <li key={at} className="contents">
          <Bubble mine>{text}</Bubble>
          <Bubble quiet={answer?.reply == null}>{answer === null ? '…' : (answer.reply ?? why(answer.onlyByText))}</Bubble>
        </li>
      ))}
    </ul>
  );
}

const why = (onlyByText: boolean): string => (onlyByText ? say('ownPhoneOnly') : say('nothingToAnswer'));

function Bubble({ mine = false, quiet = false, children }: { mine?: boolean; quiet?: boolean; children: string }) {
  return (
    <p
      dir="auto"
      className={clsx(
        'w-fit max-w-[88%] rounded-2xl px-4 py-2 wrap-anywhere whitespace-pre-line',
        mine ? 'self-end rounded-ee-md bg-accent text-accent-ink' : 'self-start rounded-es-md bg-track',
        quiet && 'text-soft',
      )}
    >
      <span className="sr-only">{mine ? say('you') : say('product')} </span>
      {children}
    </p>
  );
}
