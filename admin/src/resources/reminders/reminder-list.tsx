import type { ReminderRow } from '@mealtext/backend/contract';
import { REMINDER_KINDS } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import { capital, count, plainWords } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { DateTime } from '../../components/date-time';
import { Person } from '../../components/person';
import { ReminderResult } from './reminder-result';

const COLUMNS: readonly Column<ReminderRow>[] = [
  { label: 'Reminder', render: ({ kind }) => capital(plainWords(kind)) },
  { label: 'User', render: ({ userId, name }) => <Person id={userId} name={name} /> },
  { label: 'Next due', render: ({ nextAt }) => <DateTime at={nextAt} />, sort: 'nextAt' },
  { label: 'Last sent', render: ({ lastSentAt }) => <DateTime at={lastSentAt} none="never" /> },
  { label: 'Last time', render: ({ lastResult }) => <ReminderResult result={lastResult} /> },
  { label: 'Unanswered', render: ({ unanswered }) => count(unanswered), end: true, desk: true },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'kind', label: 'Reminder', choices: REMINDER_KINDS },
  { source: 'nextAt_lt', label: 'Due until', kind: 'until' },
];

/** What each user is to hear next, and what became of the last time. */
export const ReminderList = () => (
  <ConsoleList<ReminderRow>
    resource="reminders"
    lead="What is due next"
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'nextAt', order: 'ASC' }}
    empty="No reminder is due"
    hint="Reminders appear when a user switches them on."
  />
);
