import type { ConversationRow, StaffRow } from '@mealtext/backend/contract';
import { useGetList } from 'react-admin';
import { FLAG_CHOICES } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { DateTime } from '../../components/date-time';
import { Phone } from '../../components/phone';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { ConversationMarks, Intents, Plan } from '../../components/states';
import { Waited } from '../../components/waited';
import { useAppContext } from '../../session/app-context';
import { ChangeChosen } from './change-chosen';
import { useTags } from './use-tags';

const LAST_BY = { user: 'them', staff: 'staff', bot: 'bot', none: '–' };

/** Since when somebody ought to do something about it. */
const waitingSince = ({ waitsSince, flags }: ConversationRow): string | undefined =>
  [waitsSince, ...flags.filter(({ urgency }) => urgency !== 'review').map(({ since }) => since)]
    .filter((one) => one !== null)
    .toSorted()[0];

const COLUMNS: readonly Column<ConversationRow>[] = [
  {
    label: 'Who',
    render: ({ name, unread, tags }) => (
      <>
        <span className={unread ? 'strong' : undefined}>
          {unread && <i className="unread" role="img" aria-label="unread" />}
          {name ? <Said>{name}</Said> : 'Stranger'}
        </span>
        {tags.length > 0 && (
          <span className="row-tags">
            <Said>{tags.join(', ')}</Said>
          </span>
        )}
      </>
    ),
  },
  { label: 'Phone', render: ({ phone }) => <Phone number={phone} /> },
  { label: 'Needs', render: (row) => <ConversationMarks row={row} />, sort: 'urgency', first: 'ASC' },
  {
    label: 'Waiting',
    render: (row) => {
      const since = waitingSince(row);
      return since ? <Waited since={since} /> : <span className="soft">–</span>;
    },
    sort: 'waitsSince',
    first: 'ASC',
  },
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
  { label: 'Last by', render: ({ lastBy }) => LAST_BY[lastBy ?? 'none'], desk: true },
  { label: 'Taken for', render: ({ lastIntents }) => <Intents of={lastIntents} />, desk: true },
  { label: 'Plan', render: ({ plan }) => <Plan plan={plan} />, desk: true },
  { label: 'When', render: ({ lastTextAt }) => <DateTime at={lastTextAt} none="never" />, sort: 'lastTextAt' },
];

/** Every thread with somebody; what waits for staff is one filter away. */
export function ConversationList() {
  const { session, may } = useAppContext();
  const tags = useTags();
  const { data: staff = [] } = useGetList<StaffRow>('staff', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  const filters: readonly ListFilter[] = [
    { source: 'safety', label: 'Safety', kind: 'switch' },
    { source: 'waits', label: 'Waits for us', kind: 'switch' },
    { source: 'flagged', label: 'Flagged', kind: 'switch' },
    { source: 'flag', label: 'Flag', choices: FLAG_CHOICES },
    { source: 'held', label: 'Bot paused', kind: 'switch' },
    {
      source: 'assignedTo',
      label: 'Assigned',
      choices: staff.map(({ id, name }) => [id, id === session.staff.id ? 'To me' : name] as const),
    },
    { source: 'assigned', label: 'Has somebody', kind: 'switch' },
    { source: 'tag', label: 'Tag', choices: tags.map((tag) => [tag, tag] as const) },
    { source: 'stranger', label: 'Stranger', kind: 'switch' },
  ];
  return (
    <ConsoleList<ConversationRow>
      resource="conversations"
      columns={COLUMNS}
      filters={filters}
      search={may('find-by-phone') ? 'Name or part of a phone number' : 'Name or whole phone number'}
      sort={{ field: 'lastTextAt', order: 'DESC' }}
      to={({ id }) => `/conversations/${id}`}
      bulk={{
        needs: 'converse',
        fits: () => true,
        name: ({ name }) => `the conversation with ${name ?? 'a stranger'}`,
        acts: (rows, clear) => <ChangeChosen rows={rows} staff={staff} clear={clear} />,
      }}
      empty="Nobody has texted yet"
      hint="Conversations appear here with the first text."
    />
  );
}
