import type { ConversationRow } from '@mealtext/backend/contract';
import { ConsoleList } from '../../components/console-list';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Moment } from '../../components/moment';
import { Phone } from '../../components/phone';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { ConversationMarks, Intents, Plan } from '../../components/states';
import { useSurroundings } from '../../session/surroundings';

const COLUMNS: readonly Column<ConversationRow>[] = [
  { label: 'Who', render: ({ name }) => (name ? <Said>{name}</Said> : 'Stranger') },
  { label: 'Phone', render: ({ phone }) => <Phone number={phone} /> },
  { label: 'Waiting', render: (row) => <ConversationMarks row={row} /> },
  {
    label: 'Last text',
    render: ({ lastText, revealed }) =>
      lastText === null ? (
        revealed ? (
          <span className="soft">–</span>
        ) : (
          <Hidden />
        )
      ) : (
        <span className="clamp">
          <Said>{lastText}</Said>
        </span>
      ),
    desk: true,
  },
  { label: 'Taken for', render: ({ lastIntents }) => <Intents of={lastIntents} />, desk: true },
  { label: 'Plan', render: ({ plan }) => <Plan plan={plan} />, desk: true },
  { label: 'When', render: ({ lastTextAt }) => <Moment at={lastTextAt} none="never" />, sort: 'lastTextAt' },
];

/** Every thread with somebody; what waits for staff is one filter away. */
export function ConversationList() {
  const { session, may } = useSurroundings();
  const filters: readonly ListFilter[] = [
    { source: 'flagged', label: 'Flagged', kind: 'switch' },
    { source: 'held', label: 'Bot paused', kind: 'switch' },
    { source: 'assignedTo', label: 'Assigned', choices: [[session.staff.id, 'To me']] },
    { source: 'stranger', label: 'Stranger', kind: 'switch' },
  ];
  return (
    <ConsoleList<ConversationRow>
      resource="conversations"
      title="Conversations"
      columns={COLUMNS}
      filters={filters}
      search={may('find-by-phone') ? 'Name or part of a phone number' : 'Name or whole phone number'}
      sort={{ field: 'lastTextAt', order: 'DESC' }}
      to={({ id }) => `/conversations/${id}`}
      empty="Nobody has texted yet"
      hint="Conversations appear here with the first text."
    />
  );
}
