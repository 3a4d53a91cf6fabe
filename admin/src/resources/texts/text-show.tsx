import type { StaffMealRow, StaffWorkoutRow, TextRow } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { wayWords, readerWords } from '../../components/choices';
import { DescriptionList } from '../../components/description-list';
import { capital, kcal } from '../../components/format';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { Phone } from '../../components/phone';
import { RecordPage } from '../../components/record-page';
import { Hidden, Reveal } from '../../components/reveal';
import { Said } from '../../components/said';
import { Intents } from '../../components/states';
import { TextState } from './text-state';

/** One text of a user: its words, what they were taken for, and what came of it. */
export const TextShow = () => (
  <RecordPage<TextRow> resource="texts" what="text">
    {(text) => <Shown text={text} />}
  </RecordPage>
);

function Shown({ text }: { text: TextRow }) {
  const { id, conversationId, phone, revealed, body, hasPicture, source, bearer, receivedAt, handledAt, intents, reader, model, problem } =
    text;
  return (
    <Page
      title="Text"
      tab="Text"
      lead={<Phone number={phone} />}
      actions={
        <>
          <Reveal kind="conversation" id={conversationId} revealed={revealed} />
          <Button variant="contained" component={Link} to={`/conversations/${conversationId}#${id}`}>
            Open in the thread
          </Button>
        </>
      }
    >
      <div className="panels">
        <Panel title="What it says">
          {hasPicture && <Mark>photo</Mark>} {body === null ? <Hidden /> : <Said block>{body}</Said>}
        </Panel>
        <Panel title="What was made of it">
          <DescriptionList
            of={[
              ['State', <TextState key="state" text={text} />],
              ...(problem ? ([['Problem', <Said key="problem">{problem}</Said>]] as const) : []),
              ['Taken for', <Intents key="intents" of={intents} />],
              ['Read by', model ? `${readerWords(reader)} ${model}` : readerWords(reader)],
              ['Received', <DateTime key="received" at={receivedAt} />],
              ['Handled', <DateTime key="handled" at={handledAt} none="not yet" />],
              ['By', wayWords(source, bearer)],
            ]}
          />
        </Panel>
        <Logged textId={id} />
      </div>
    </Page>
  );
}

const PAGE = { pagination: { page: 1, perPage: 50 }, sort: { field: 'createdAt', order: 'ASC' } } as const;

/** Meals and workouts that the text logged, as they stand now. */
function Logged({ textId }: { textId: string }) {
  const { data: meals = [] } = useGetList<StaffMealRow>('meals', { ...PAGE, filter: { textId } });
  const { data: workouts = [] } = useGetList<StaffWorkoutRow>('workouts', { ...PAGE, filter: { textId } });
  if (!meals.length && !workouts.length) return null;
  return (
    <Panel title="What it logged">
      <ul className="plain-list">
        {meals.map((meal) => (
          <li key={meal.id}>
            <Link to={`/meals/${meal.id}`}>
              {capital(meal.mealType)} #{meal.number}
            </Link>
            : {meal.description === null ? <Hidden /> : <Said>{meal.description}</Said>}{' '}
            <span className="soft">{kcal(meal.calories)} kcal</span>
          </li>
        ))}
        {workouts.map((workout) => (
          <li key={workout.id}>
            <Link to={`/workouts/${workout.id}`}>Workout #{workout.number}</Link>:{' '}
            {workout.activity === null ? <Hidden /> : <Said>{workout.activity}</Said>}{' '}
            <span className="soft">{kcal(workout.calories)} kcal burned</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
