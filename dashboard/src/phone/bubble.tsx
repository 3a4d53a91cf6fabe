import type { HandsetText } from '@mealtext/backend/contract';

const STATES: Record<HandsetText['state'], string> = {
  received: 'Delivered',
  queued: 'On its way',
  sending: 'Sending',
  accepted: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  failed: 'Not sent',
  unknown: 'Unconfirmed',
};

const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** One text, with its time, what it cost in segments, and what became of it. A sign-in code can be copied. */
export function Bubble({ text }: { text: HandsetText }) {
  const mine = text.from === 'phone';
  const troubled = text.state === 'failed' || text.state === 'undelivered';
  const segments = text.segments > 0 ? `${text.segments} ${text.segments === 1 ? 'segment' : 'segments'}` : null;
  return (
    <li className={`row ${mine ? 'mine' : 'service'}`}>
      <span className="bubble" dir="auto">
        {text.hasPicture && <em>(photo) </em>}
        {text.body || (!text.hasPicture && <em>(empty text)</em>)}
      </span>
      {text.code && (
        <button type="button" className="copy" onClick={() => void navigator.clipboard.writeText(text.code!)}>
          Copy {text.code}
        </button>
      )}
      <span className={troubled ? 'meta troubled' : 'meta'}>
        <time dateTime={text.at}>{clock.format(new Date(text.at))}</time>
        {segments && <span>{segments}</span>}
        <span>{STATES[text.state]}</span>
      </span>
    </li>
  );
}
