import type { StaffRequestRow } from '@mealtext/backend/contract';
import { REQUEST_KINDS, REQUEST_STATES } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Mark, type Tone } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Person } from '../../components/person';
import { Said } from '../../components/said';
import { requestWords } from './request-words';
import { RequestActions } from './request-actions';

const TONES: Record<StaffRequestRow['state'], Tone> = {
  open: 'warn',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'quiet',
  expired: 'quiet',
};

const COLUMNS: readonly Column<StaffRequestRow>[] = [
  { label: 'What', render: requestWords },
  { label: 'Of', render: ({ userId, name }) => <Person id={userId} name={name ?? ''} /> },
  { label: 'Why', render: ({ reason }) => <Said>{reason}</Said> },
  { label: 'Asked by', render: ({ askedByName }) => <Said>{askedByName ?? '–'}</Said> },
  {
    label: 'State',
    render: ({ state, decidedByName }) => (
      <>
        <Mark tone={TONES[state]}>{state}</Mark>
        {decidedByName && (
          <>
            {' '}
            by <Said>{decidedByName}</Said>
          </>
        )}
      </>
    ),
  },
  { label: 'Until', render: ({ expiresAt, state }) => (state === 'open' || state === 'approved' ? <DateTime at={expiresAt} /> : '–') },
  { label: 'When', render: ({ askedAt }) => <DateTime at={askedAt} />, sort: 'askedAt' },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'state', label: 'State', choices: REQUEST_STATES },
  { source: 'kind', label: 'What', choices: REQUEST_KINDS },
];

/** What takes two of us: one asks, another consents. */
export const RequestList = () => (
  <ConsoleList<StaffRequestRow>
    resource="requests"
    lead="Taking out or erasing everything of a user takes two of us, and so does giving back much. A request waits for a day."
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'askedAt', order: 'DESC' }}
    rowActions={(request) => <RequestActions request={request} />}
    empty="Nothing has been asked for"
    hint="Ask on the page of a user."
    noExport
  />
);
