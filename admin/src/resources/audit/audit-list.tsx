import type { AuditRow } from '@mealtext/backend/contract';
import { ConsoleList } from '../../components/console-list';
import { plainWords } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Moment } from '../../components/moment';
import { Said } from '../../components/said';
import { AuditObject } from './audit-object';

const COLUMNS: readonly Column<AuditRow>[] = [
  { label: 'When', render: ({ at }) => <Moment at={at} />, sort: 'at' },
  { label: 'Who', render: ({ actorName, actorKind }) => (actorName ? <Said>{actorName}</Said> : actorKind) },
  { label: 'Did', render: ({ action }) => plainWords(action) },
  { label: 'To', render: (row) => <AuditObject row={row} /> },
  {
    label: 'Why',
    render: ({ reason }) =>
      reason ? (
        <span className="clamp">
          <Said>{reason}</Said>
        </span>
      ) : (
        <span className="soft">–</span>
      ),
  },
];

const ACTIONS = [
  'sign-in',
  'open',
  'reveal',
  'hold',
  'reply',
  'close',
  'assign',
  'note',
  'resolve-flag',
  'correct',
  'remove',
  'undo',
  'export-ask',
  'export-approved',
  'export-refused',
  'export-withdrawn',
  'erase-ask',
  'erase-approved',
  'erase-refused',
  'erase-withdrawn',
  'delete',
  'resend',
  'feedback-answer',
  'feedback-state',
  'plan-override',
  'plan-override-end',
  'end-sessions',
  'opt-out',
  'repair',
  'replay',
  'fixture',
  'export',
  'staff-add',
  'staff-change',
  'staff-reset',
] as const;

const FILTERS: readonly ListFilter[] = [
  { source: 'action', label: 'Did', choices: ACTIONS.map((action) => [action, plainWords(action)] as const) },
  { source: 'objectId', label: 'Object id', kind: 'id' },
  { source: 'at_gte', label: 'Since', kind: 'since' },
  { source: 'at_lt', label: 'Until', kind: 'until' },
];

/** Every write and every reveal. Rows can be neither changed nor deleted. */
export const AuditList = () => (
  <ConsoleList<AuditRow>
    resource="audit"
    lead="Every write and every reveal, for good"
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'at', order: 'DESC' }}
    to={({ id }) => `/audit/${id}`}
    empty="Nothing has been done yet"
  />
);
