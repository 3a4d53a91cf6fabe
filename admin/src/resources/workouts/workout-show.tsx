import type { StaffWorkoutRow } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../components/description-list';
import { figure, kcal, theirMoment } from '../../components/format';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { Person } from '../../components/person';
import { RecordPage } from '../../components/record-page';
import { Hidden, Reveal } from '../../components/reveal';
import { Said } from '../../components/said';
import { CorrectWorkoutButton } from './correct-workout';
import { DeleteWorkoutButton } from './delete-workout';

/** One workout, the text that it came by, and its correction. */
export const WorkoutShow = () => (
  <RecordPage<StaffWorkoutRow> resource="workouts" what="workout">
    {(workout) => <Shown workout={workout} />}
  </RecordPage>
);

function Shown({ workout }: { workout: StaffWorkoutRow }) {
  const { number, userId, name, activity, date, time, createdAt, deletedAt, minutes, calories, distance, textId, revealed } = workout;
  return (
    <Page
      title={`Workout #${number}`}
      tab="Workout"
      lead={<Person id={userId} name={name} />}
      actions={
        <>
          {textId && (
            <Button variant="outlined" component={Link} to={`/texts/${textId}`}>
              Its text
            </Button>
          )}
          {!deletedAt &&
            (revealed ? (
              <>
                <DeleteWorkoutButton workout={workout} variant="outlined" />
                <CorrectWorkoutButton workout={workout} variant="outlined" />
              </>
            ) : (
              <Reveal kind="user" id={userId} revealed={false} />
            ))}
        </>
      }
    >
      <div className="panels">
        <Panel title="Workout">
          <DescriptionList
            of={[
              ['What', activity === null ? <Hidden key="what" /> : <Said key="what">{activity}</Said>],
              ['Done', theirMoment(date, time)],
              ['Logged', <DateTime key="logged" at={createdAt} />],
              ...(deletedAt
                ? ([
                    [
                      'Deleted',
                      <Mark key="deleted" tone="bad">
                        <DateTime at={deletedAt} />
                      </Mark>,
                    ],
                  ] as const)
                : []),
              ['Time', figure(minutes === null ? null : Math.round(minutes), 'min')],
              ['Burned', `${kcal(calories)} kcal`],
              ['Distance', revealed ? (distance ?? '–') : <Hidden key="distance" />],
            ]}
          />
        </Panel>
      </div>
    </Page>
  );
}
