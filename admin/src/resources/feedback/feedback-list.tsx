import type { FeedbackRow } from '@mealtext/backend/contract';
import { FEEDBACK_STATES } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { DateTime } from '../../components/date-time';
import { Person } from '../../components/person';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { FeedbackState } from './feedback-state';

const COLUMNS: readonly Column<FeedbackRow>[] = [
  { label: 'Subject', render: ({ subject }) => (subject === null ? <Hidden /> : <Said>{subject}</Said>) },
  {
    label: 'Message',
    render: ({ message }) => <span className="clamp">{message === null ? <Hidden /> : <Said>{message}</Said>}</span>,
    desk: true,
  },
  { label: 'From', render: ({ userId, name }) => <Person id={userId} name={name} /> },
  { label: 'State', render: ({ state }) => <FeedbackState state={state} /> },
  { label: 'When', render: ({ at }) => <DateTime at={at} />, sort: 'at' },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'state', label: 'State', choices: FEEDBACK_STATES },
  { source: 'at_gte', label: 'Since', kind: 'since' },
];

/** What users wrote to us. */
export const FeedbackList = () => (
  <ConsoleList<FeedbackRow>
    resource="feedback"
    columns={COLUMNS}
    filters={FILTERS}
    search="Words of the feedback"
    sort={{ field: 'at', order: 'DESC' }}
    to={({ id }) => `/feedback/${id}`}
    empty="No feedback yet"
    hint="It comes from the feedback page of the dashboard."
  />
);
