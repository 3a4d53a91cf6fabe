import type { StaffUserRow } from '@mealtext/backend/contract';
import { PLAN_CHOICES } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import { zoneWords } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Moment } from '../../components/moment';
import { Phone } from '../../components/phone';
import { Said } from '../../components/said';
import { Plan, UserMarks } from '../../components/states';
import { useSurroundings } from '../../session/surroundings';
import { nameOf } from './name-of';

const COLUMNS: readonly Column<StaffUserRow>[] = [
  { label: 'Name', render: (user) => <Said>{nameOf(user)}</Said>, sort: 'username' },
  { label: 'Phone', render: ({ phone }) => <Phone number={phone} /> },
  { label: 'Plan', render: ({ plan }) => <Plan plan={plan} /> },
  { label: 'State', render: (user) => <UserMarks user={user} /> },
  { label: 'Last text', render: ({ lastSeenAt }) => <Moment at={lastSeenAt} none="never" />, sort: 'lastSeenAt' },
  { label: 'Joined', render: ({ createdAt }) => <Moment at={createdAt} />, sort: 'createdAt', desk: true },
  { label: 'Time zone', render: ({ timezone }) => zoneWords(timezone), desk: true },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'plan', label: 'Plan', choices: PLAN_CHOICES },
  { source: 'optedOut', label: 'Opted out', kind: 'switch' },
  { source: 'onboardingComplete', label: 'Signed up', kind: 'switch' },
  { source: 'lastSeenAt_gte', label: 'Seen since', kind: 'since' },
];

/** Everybody with an account: found by name, or by part of a number. */
export function UserList() {
  const { may } = useSurroundings();
  return (
    <ConsoleList<StaffUserRow>
      resource="users"
      columns={COLUMNS}
      filters={FILTERS}
      search={may('find-by-phone') ? 'Name or part of a phone number' : 'Name or whole phone number'}
      sort={{ field: 'lastSeenAt', order: 'DESC' }}
      to={({ id }) => `/users/${id}`}
      empty="Nobody has signed up yet"
      hint="Users appear here when they sign up on the web or text the number."
    />
  );
}
