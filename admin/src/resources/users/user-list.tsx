import type { StaffUserRow } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { type ListControllerResult, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ConsoleList } from '../../components/console-list';
import { zoneWords } from '../../components/format';
import type { Column } from '../../components/list-table';
import { DateTime } from '../../components/date-time';
import { Phone } from '../../components/phone';
import { Said } from '../../components/said';
import { Plan, UserMarks } from '../../components/states';
import { listLink } from '../../components/list-link';
import { useAppContext } from '../../session/app-context';
import { nameOf } from './name-of';
import { segmentOf, USER_FILTERS } from './user-filters';

const COLUMNS: readonly Column<StaffUserRow>[] = [
  { label: 'Name', render: (user) => <Said>{nameOf(user)}</Said>, sort: 'username' },
  { label: 'Phone', render: ({ phone }) => <Phone number={phone} /> },
  { label: 'Plan', render: ({ plan }) => <Plan plan={plan} /> },
  { label: 'State', render: (user) => <UserMarks user={user} /> },
  { label: 'Last text', render: ({ lastSeenAt }) => <DateTime at={lastSeenAt} none="never" />, sort: 'lastSeenAt' },
  { label: 'Joined', render: ({ createdAt }) => <DateTime at={createdAt} />, sort: 'createdAt', desk: true },
  { label: 'Time zone', render: ({ timezone }) => zoneWords(timezone), desk: true },
];

/** Begins a text to everybody whom the list shows. */
function TextThese() {
  const { may } = useAppContext();
  const list: ListControllerResult<StaffUserRow> = useListContext<StaffUserRow>();
  const filter = list.filterValues as Record<string, unknown>;
  if (!may('outreach')) return null;
  return (
    <Button component={Link} variant="outlined" to={listLink('outreaches/new', segmentOf(filter))}>
      Text these
    </Button>
  );
}

/** Everybody with an account: found by name, or by part of a number. */
export function UserList() {
  const { may } = useAppContext();
  return (
    <ConsoleList<StaffUserRow>
      resource="users"
      columns={COLUMNS}
      filters={USER_FILTERS}
      actions={<TextThese />}
      search={may('find-by-phone') ? 'Name or part of a phone number' : 'Name or whole phone number'}
      sort={{ field: 'lastSeenAt', order: 'DESC' }}
      to={({ id }) => `/users/${id}`}
      empty="Nobody has signed up yet"
      hint="Users appear here when they sign up on the web or text the number."
    />
  );
}
