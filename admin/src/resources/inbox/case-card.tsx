import type { InboxRow } from '@mealtext/backend/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { FlagMark } from '../../components/flag-mark';
import { Mark, type Tone } from '../../components/mark';
import { Phone } from '../../components/phone';
import { Said } from '../../components/said';
import { Due, Waited } from '../../components/waited';

const NEEDS: Readonly<Record<Exclude<InboxRow['need'], 'safety'>, readonly [words: string, tone: Tone]>> = {
  asked: ['asked for staff', 'warn'],
  waiting: ['waits for an answer', 'warn'],
  unhappy: ['not understood again and again', 'warn'],
  failed: ['something failed', 'bad'],
  open: ['open', 'quiet'],
};

interface Props {
  row: InboxRow;
  to: string;
  chosen: boolean;
  /** Of whoever has it; "you". */
  whose: string | null;
}

/** A case in the list beside the thread: who, what they need, how long they wait and whose it is. */
export function CaseCard({ row, to, chosen, whose }: Props) {
  const { name, phone, lastText, unread, since, dueAt, answered } = row;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (chosen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <li>
      <Link ref={link} to={to} className="case" aria-current={chosen ? 'true' : undefined}>
        <span className="case-who">
          <span className={unread ? 'strong' : undefined}>
            {unread && <i className="unread" role="img" aria-label="unread" />}
            {name ? <Said>{name}</Said> : <Phone number={phone} />}
          </span>
          <span className="soft">{whose}</span>
        </span>
        <Need row={row} />
        {lastText && (
          <span className="case-text">
            <Said>{lastText}</Said>
          </span>
        )}
        <span className="case-clock">
          <span className="soft">{answered ? 'answered' : <Waited since={since} />}</span>
          {dueAt && <Due at={dueAt} />}
        </span>
      </Link>
    </li>
  );
}

function Need({ row: { need, flags } }: { row: InboxRow }) {
  const [first] = flags;
  if (need === 'safety' && first) return <FlagMark flag={first} />;
  if (need === 'safety') return <Mark tone="danger">safety</Mark>;
  const [words, tone] = NEEDS[need];
  return <Mark tone={tone}>{words}</Mark>;
}
