import type { StaffMoneyOrder } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { amount } from '../../components/format';
import { Mark, type Tone } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Said } from '../../components/said';

const STATES: Readonly<Record<StaffMoneyOrder['state'], readonly [words: string, tone: Tone]>> = {
  waiting: ['waits for a colleague', 'warn'],
  due: ['under way', 'warn'],
  done: ['done', 'good'],
  failed: ['failed', 'bad'],
  dropped: ['not consented to', 'quiet'],
};
const KINDS = { 'cancel-at-end': 'Cancel at the end', 'cancel-now': 'Cancel at once' } as const;

/** What one of us had done, and what became of it. */
export function OrderLine({ order }: { order: StaffMoneyOrder }) {
  const { kind, cents, currency, state, problem, reason, askedByName, askedAt } = order;
  const [words, tone] = STATES[state];
  return (
    <li>
      <DateTime at={askedAt} />
      <span>{kind === 'refund' ? `Refund ${amount(cents ?? 0, currency ?? 'usd')}` : KINDS[kind]}</span>
      <Mark tone={tone}>{words}</Mark>
      <span className="soft">
        <Said>{askedByName ?? 'A colleague'}</Said>
        {reason && (
          <>
            : <Said>{reason}</Said>
          </>
        )}
      </span>
      {problem && <span role={state === 'failed' ? 'alert' : undefined}>{problem}</span>}
      {state === 'waiting' && <Link to="/requests">Requests</Link>}
    </li>
  );
}
