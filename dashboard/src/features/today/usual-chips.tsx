import { RotateCcw } from 'lucide-react';
import { useUsuals } from '../../lib/queries/use-usuals';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

const STARTERS = ['starterOatmeal', 'starterTurkey'] as const;
const CHIP = 'flex min-h-11 max-w-64 shrink-0 items-center gap-1.5 rounded-xl bg-track px-3 hover:bg-line disabled:text-faint';

interface Props {
  disabled: boolean;
  /** Logs a meal once more. */
  onAgain: (text: string) => void;
  /** Puts a text into the box, to be changed before it is sent. */
  onOffer: (text: string) => void;
}

/** One's own usual meals of this hour, each logged by one tap; for whoever has none yet, how a text may look. */
export function UsualChips({ disabled, onAgain, onOffer }: Props) {
  const { data, isPending } = useUsuals();
  return (
    <ul
      aria-label={say('suggestions')}
      aria-busy={isPending}
      className="-mx-4 mt-2 flex min-h-11 gap-2 overflow-x-auto px-4 [scrollbar-width:none]"
    >
      {data?.map(({ number, description }) => (
        <li key={number} className="contents">
          <button
            type="button"
            disabled={disabled}
            aria-label={say('againOf', { what: description })}
            className={CHIP}
            onClick={() => onAgain(say('againText', { number }))}
          >
            <RotateCcw size={16} aria-hidden="true" className="shrink-0 text-soft" />
            <span dir="auto" className="truncate">
              {description}
            </span>
          </button>
        </li>
      ))}
      {data?.length === 0 &&
        STARTERS.map((key) => [key, say(key)] as const).map(([key, text]) => (
          <li key={key} className="contents">
            <button type="button" className={CHIP} onClick={() => onOffer(text)}>
              <span className="truncate">{sayShell('quoted', { text })}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}
