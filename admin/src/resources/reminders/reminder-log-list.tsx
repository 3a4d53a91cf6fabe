import type { ReminderLogRow } from '@mealtext/backend/contract';
import { REMINDER_RESULTS } from '@mealtext/backend/domain';
import { REMINDER_KINDS } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import { capital, plainWords } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { DateTime } from '../../components/date-time';
import { Person } from '../../components/person';
import { ReminderResult } from './reminder-result';

const COLUMNS: readonly Column<ReminderLogRow>[] = [
  { label: 'Reminder', render: ({ kind }) => capital(plainWords(kind)) },
  { label: 'User', render: ({ userId, name }) => <Person id={userId} name={name} /> },
  { label: 'Their day', render: ({ localDate }) => <span className="figures nowrap">{localDate}</span> },
  { label: 'What became of it', render: ({ result }) => <ReminderResult result={result} /> },
  { label: 'Decided', render: ({ at }) => <DateTime at={at} />, sort: 'at' },
];

const RESULTS = REMINDER_RESULTS.map((result) => [result, plainWords(result)] as const);

const FILTERS: readonly ListFilter[] = [
  { source: 'kind', label: 'Reminder', choices: REMINDER_KINDS },
  { source: 'result', label: 'What became of it', choices: RESULTS },
  { source: 'at_gte', label: 'Since', kind: 'since' },
  { source: 'at_lt', label: 'Until', kind: 'until' },
];

/** Each occasion: sent, or why not. */
export const ReminderLogList = () => (
  <ConsoleList<ReminderLogRow>
    resource="reminder-log"
    lead="What was sent, and why not"
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'at', order: 'DESC' }}
    empty="No reminder has been decided yet"
  />
);
