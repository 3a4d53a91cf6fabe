import type { ConversationRow, TimelineItem } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { amount, capital, plainWords } from '../../components/format';
import { FlagMark, flagWords } from '../../components/flag-mark';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';

interface Props {
  item: TimelineItem;
  conversation: ConversationRow;
}

/** What is not a text: notes of staff, edits on a screen, reminders, flags, and what staff did. */
export function TimelineEvent({ item, conversation }: Props) {
  if (item.kind === 'note')
    return (
      <article className="note" data-item={item.id} aria-label="Note">
        <p className="soft">
          Note by {item.staffName ? <Said>{item.staffName}</Said> : 'a colleague'}, <DateTime at={item.at} only="time" />
        </p>
        {item.body == null ? <Hidden /> : <Said block>{item.body}</Said>}
      </article>
    );
  if (item.kind === 'feedback')
    return (
      <article className="note" data-item={item.id} aria-label="Feedback">
        <p className="soft">
          <Link to={`/feedback/${item.feedbackId}`}>Feedback</Link> of theirs, {item.result}, <DateTime at={item.at} only="time" />
        </p>
        {item.body == null ? <Hidden /> : <Said block>{item.body}</Said>}
      </article>
    );
  if (item.kind === 'flag') return <Flag item={item} conversation={conversation} />;
  return (
    <p className="event" data-item={item.id}>
      <DateTime at={item.at} only="time" /> {wordsOf(item)}
    </p>
  );
}

function wordsOf(item: TimelineItem): ReactNode {
  if (item.kind === 'reminder')
    return (
      <>
        {capital(plainWords(item.reminderKind ?? ''))} reminder: {plainWords(item.result ?? '')}
      </>
    );
  const why = item.reason && (
    <>
      {' '}
      (<Said>{item.reason}</Said>)
    </>
  );
  if (item.kind === 'staff')
    return (
      <>
        <Said>{item.staffName ?? 'Staff'}</Said>: {plainWords(item.action ?? '')}
        {typeof item.details?.cents === 'number' && ` ${amount(item.details.cents)}`}
        {why}
      </>
    );
  return (
    <>
      {item.staffName ? (
        <>
          <Said>{item.staffName}</Said>:{' '}
        </>
      ) : (
        'On the dashboard: '
      )}
      {plainWords(item.action ?? 'changed')}
      {why}
      {item.details && (
        <details>
          <summary>Details</summary>
          <pre className="code">{JSON.stringify(item.details, null, 2)}</pre>
        </details>
      )}
    </>
  );
}

function Flag({ item, conversation }: Props) {
  const { api, may } = useAppContext();
  const { busy, act } = useAction();
  const notify = useNotify();
  const flag = { reason: item.reason ?? '', grade: item.grade ?? 'sure', urgency: item.urgency ?? 'today' };
  const resolve = async () => {
    const wrong = await act(() => api.call('POST', `conversations/${conversation.id}/flags/${item.flagId}/resolve`), 'Settled');
    if (wrong) notify(wrong, { type: 'error' });
  };
  return (
    <p className="event" data-item={item.id}>
      <DateTime at={item.at} only="time" /> {item.resolvedAt ? <Mark>flagged: {flagWords(flag)}, settled</Mark> : <FlagMark flag={flag} />}{' '}
      {!item.resolvedAt && item.flagId !== undefined && may('converse') && (
        <Button disabled={busy} onClick={() => void resolve()}>
          Settle
        </Button>
      )}
    </p>
  );
}
