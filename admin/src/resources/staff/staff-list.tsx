import type { StaffCredentials, StaffRow } from '@mealtext/backend/contract';
import { useState } from 'react';
import { AskButton } from '../../components/ask-button';
import { ROLES } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Said } from '../../components/said';
import { useAppContext } from '../../session/app-context';
import { Credentials } from './credentials';

const COLUMNS: readonly Column<StaffRow>[] = [
  { label: 'Name', render: ({ name }) => <Said>{name}</Said>, sort: 'name' },
  { label: 'Email', render: ({ email }) => <bdi className="breaks">{email}</bdi>, sort: 'email' },
  { label: 'Role', render: ({ role }) => role },
  { label: 'State', render: ({ disabledAt }) => (disabledAt ? <Mark tone="bad">disabled</Mark> : <Mark tone="good">active</Mark>) },
  { label: 'Last seen', render: ({ lastSeenAt }) => <DateTime at={lastSeenAt} none="never" /> },
  { label: 'Added', render: ({ createdAt }) => <DateTime at={createdAt} />, sort: 'createdAt', desk: true },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'role', label: 'Role', choices: ROLES.map(([value]) => [value, value] as const) },
  { source: 'disabled', label: 'Disabled', kind: 'switch' },
];

/** Who works here: added with a password and a one-time code of their own, shown once. */
export function StaffList() {
  const { api, session } = useAppContext();
  const [fresh, setFresh] = useState<StaffCredentials | null>(null);
  return (
    <>
      <ConsoleList<StaffRow>
        resource="staff"
        columns={COLUMNS}
        filters={FILTERS}
        sort={{ field: 'createdAt', order: 'DESC' }}
        empty="Nobody works here yet"
        actions={
          <AskButton
            label="Add somebody"
            needs="manage-staff"
            variant="contained"
            lead="You will be shown a password and a QR code for their authenticator app, once."
            fields={[
              { name: 'name', label: 'Name', max: 100 },
              { name: 'email', label: 'Email', kind: 'email', max: 254 },
              { name: 'role', label: 'Role', kind: 'choice', choices: ROLES, initial: 'agent' },
            ]}
            submit="Add"
            done="Added"
            onSubmit={async (values) => setFresh(await api.call<StaffCredentials>('POST', 'staff', values))}
          />
        }
        rowActions={(row) => (
          <>
            <AskButton
              label="Change"
              title={`Change ${row.name}`}
              needs="manage-staff"
              variant="text"
              fields={[
                { name: 'name', label: 'Name', initial: row.name, max: 100 },
                { name: 'role', label: 'Role', kind: 'choice', choices: ROLES, initial: row.role },
              ]}
              submit="Save"
              done="Saved"
              onSubmit={(values) => api.call('PUT', `staff/${row.id}`, values)}
            />
            <AskButton
              label="Reset"
              title={`Give ${row.name} a new password and code`}
              needs="manage-staff"
              variant="text"
              lead="The old password and code stop working, and they are signed out everywhere."
              fields={[]}
              submit="Give new ones"
              done="New password and code"
              onSubmit={async () => setFresh(await api.call<StaffCredentials>('POST', `staff/${row.id}/reset`))}
            />
            {row.id !== session.staff.id && (
              <AskButton
                label={row.disabledAt ? 'Enable' : 'Disable'}
                title={`${row.disabledAt ? 'Enable' : 'Disable'} ${row.name}`}
                needs="manage-staff"
                variant="text"
                danger={!row.disabledAt}
                lead={row.disabledAt ? 'They can sign in again with what they have.' : 'They are signed out everywhere, at once.'}
                fields={[]}
                submit={row.disabledAt ? 'Enable' : 'Disable'}
                done={row.disabledAt ? 'Enabled' : 'Disabled'}
                onSubmit={() => api.call('PUT', `staff/${row.id}`, { disabled: !row.disabledAt })}
              />
            )}
          </>
        )}
      />
      {fresh && <Credentials of={fresh} onClose={() => setFresh(null)} />}
    </>
  );
}
