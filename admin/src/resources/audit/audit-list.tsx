import type { AuditRow, StaffRow } from '@mealtext/backend/contract';
import { useGetList } from 'react-admin';
import { ConsoleList } from '../../components/console-list';
import { plainWords } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { DateTime } from '../../components/date-time';
import { Said } from '../../components/said';
import { AuditObject } from './audit-object';

const COLUMNS: readonly Column<AuditRow>[] = [
  { label: 'When', render: ({ at }) => <DateTime at={at} />, sort: 'at' },
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
  'take',
  'hold',
  'reply',
  'close',
  'assign',
  'snooze',
  'note',
  'resolve-flag',
  'search',
  'correct',
  'remove',
  'undo',
  'tag',
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
  'connect-assistant',
  'disconnect-assistant',
  'assistant-left',
  'assistant-token-misused',
  'opt-out',
  'repair',
  'refund',
  'refund-ask',
  'refund-approved',
  'refund-refused',
  'refund-withdrawn',
  'refund-done',
  'refund-failed',
  'cancel-at-end',
  'cancel-at-end-done',
  'cancel-at-end-failed',
  'cancel-now',
  'cancel-now-done',
  'cancel-now-failed',
  'replay',
  'fixture',
  'learning-state',
  'lesson-make',
  'lesson-try',
  'lesson-publish',
  'lesson-remove',
  'lesson-take-back',
  'review-show',
  'review-judge',
  'saved-reply-make',
  'saved-reply-change',
  'saved-reply-remove',
  'export',
  'view-share',
  'outreach-make',
  'outreach-change',
  'outreach-test',
  'outreach-ask',
  'outreach-withdraw',
  'outreach-refuse',
  'outreach-approve',
  'outreach-stop',
  'outreach-remove',
  'own-phone',
  'staff-add',
  'staff-change',
  'staff-reset',
] as const;

const filtersFor = (staff: readonly StaffRow[]): readonly ListFilter[] => [
  { source: 'actorId', label: 'Who', choices: staff.map(({ id, name }) => [id, name] as const) },
  { source: 'action', label: 'Did', choices: ACTIONS.map((action) => [action, plainWords(action)] as const) },
  { source: 'objectId', label: 'Object id', kind: 'id' },
  { source: 'at_gte', label: 'Since', kind: 'since' },
  { source: 'at_lt', label: 'Until', kind: 'until' },
];

/** Every write and every reveal. Rows can be neither changed nor deleted. */
export function AuditList() {
  const { data: staff = [] } = useGetList<StaffRow>('staff', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  return (
    <ConsoleList<AuditRow>
      resource="audit"
      lead="Every write and every reveal, for good"
      columns={COLUMNS}
      filters={filtersFor(staff)}
      sort={{ field: 'at', order: 'DESC' }}
      to={({ id }) => `/audit/${id}`}
      empty="Nothing has been done yet"
    />
  );
}
