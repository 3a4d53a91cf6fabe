import type { StaffWorkoutRow } from '@mealtext/backend/contract';
import { ConsoleList } from '../../components/console-list';
import { figure, kcal } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Person } from '../../components/person';
import { Hidden, Reveal } from '../../components/reveal';
import { Said } from '../../components/said';
import { useAppContext } from '../../session/app-context';
import { CorrectWorkoutButton } from './correct-workout';
import { DeleteWorkoutButton } from './delete-workout';

const COLUMNS: readonly Column<StaffWorkoutRow>[] = [
  { label: 'Workout', render: ({ number }) => `#${number}` },
  { label: 'User', render: ({ userId, name }) => <Person id={userId} name={name} /> },
  { label: 'What', render: ({ activity }) => (activity === null ? <Hidden /> : <Said>{activity}</Said>) },
  { label: 'Done', render: ({ date, time }) => <span className="figures nowrap">{`${date} ${time}`}</span>, sort: 'at' },
  { label: 'Time', render: ({ minutes }) => figure(minutes, 'min'), end: true },
  { label: 'Burned', render: ({ calories }) => `${kcal(calories)} kcal`, end: true },
  { label: 'Distance', render: ({ distance }) => distance ?? '–', end: true, desk: true },
  {
    label: 'Logged',
    render: ({ createdAt, deletedAt }) => (deletedAt ? <Mark tone="bad">deleted</Mark> : <DateTime at={createdAt} />),
    sort: 'createdAt',
  },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'deleted', label: 'Deleted', kind: 'switch' },
  { source: 'createdAt_gte', label: 'Logged since', kind: 'since' },
];

/** Every workout, the newest first, corrected in place. */
export function WorkoutList() {
  const { may } = useAppContext();
  return (
    <ConsoleList<StaffWorkoutRow>
      resource="workouts"
      columns={COLUMNS}
      filters={FILTERS}
      sort={{ field: 'createdAt', order: 'DESC' }}
      to={({ id }) => `/workouts/${id}`}
      empty="No workout has been logged yet"
      rowActions={
        may('correct')
          ? (workout) =>
              !workout.deletedAt && (
                <>
                  {workout.revealed ? (
                    <CorrectWorkoutButton workout={workout} />
                  ) : (
                    <Reveal kind="user" id={workout.userId} revealed={false} variant="text" />
                  )}
                  {workout.revealed && <DeleteWorkoutButton workout={workout} />}
                </>
              )
          : undefined
      }
    />
  );
}
