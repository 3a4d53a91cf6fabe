import type { StaffGoalsRow } from '@mealtext/backend/contract';
import { ConsoleList } from '../../components/console-list';
import { figure, kcal, zoneWords } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Said } from '../../components/said';

const COLUMNS: readonly Column<StaffGoalsRow>[] = [
  { label: 'User', render: ({ name }) => <Said>{name}</Said> },
  { label: 'Calories', render: ({ calories }) => kcal(calories), end: true },
  { label: 'Protein', render: ({ protein }) => figure(protein, 'g'), end: true, desk: true },
  { label: 'Carbs', render: ({ carbs }) => figure(carbs, 'g'), end: true, desk: true },
  { label: 'Fat', render: ({ fat }) => figure(fat, 'g'), end: true, desk: true },
  { label: 'Sugar', render: ({ sugar }) => figure(sugar, 'g'), end: true, desk: true },
  {
    label: 'Reminders',
    render: ({ notifications, reminders }) =>
      notifications && reminders.length ? <Mark tone="good">{reminders.join(', ')}</Mark> : <Mark>off</Mark>,
  },
  { label: 'Time zone', render: ({ timezone }) => zoneWords(timezone), desk: true },
  { label: 'Changed', render: ({ updatedAt }) => <DateTime at={updatedAt} none="never" />, sort: 'updatedAt' },
];

const FILTERS: readonly ListFilter[] = [{ source: 'notifications', label: 'Notifications', kind: 'switch' }];

/** What users aim at, and what they asked to be reminded of. */
export const GoalsList = () => (
  <ConsoleList<StaffGoalsRow>
    resource="goals"
    title="Goals and reminder settings"
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'updatedAt', order: 'DESC' }}
    to={({ id }) => `/goals/${id}`}
    empty="Nobody has set goals yet"
  />
);
