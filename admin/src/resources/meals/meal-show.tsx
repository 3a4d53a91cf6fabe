import type { StaffMealRow } from '@mealtext/backend/contract';
import { AskButton } from '../../components/ask-button';
import { DescriptionList } from '../../components/description-list';
import { REASON } from '../../components/form-dialog';
import { capital, figure, kcal, theirMoment } from '../../components/format';
import { ItemTable } from '../../components/item-table';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { Person } from '../../components/person';
import { RecordPage } from '../../components/record-page';
import { Hidden, Reveal } from '../../components/reveal';
import { Said } from '../../components/said';
import { useAppContext } from '../../session/app-context';
import { CorrectMealButton } from './correct-meal';

/** One meal, its items, and its correction. */
export const MealShow = () => (
  <RecordPage<StaffMealRow> resource="meals" what="meal">
    {(meal) => <Shown meal={meal} />}
  </RecordPage>
);

function Shown({ meal }: { meal: StaffMealRow }) {
  const { api } = useAppContext();
  return (
    <Page
      title={`${capital(meal.mealType)} #${meal.number}`}
      tab="Meal"
      lead={<Person id={meal.userId} name={meal.name} />}
      actions={
        !meal.deletedAt &&
        (meal.revealed ? (
          <>
            <AskButton
              label="Delete"
              title={`Delete meal #${meal.number}`}
              needs="correct"
              danger
              lead="It leaves their day at once. It can be undone for a day, by the user’s “undo”, too."
              fields={[REASON]}
              submit="Delete"
              done="Meal deleted"
              onSubmit={({ reason }) => api.call('DELETE', `meals/${meal.id}`, { reason })}
            />
            <CorrectMealButton meal={meal} />
          </>
        ) : (
          <Reveal kind="user" id={meal.userId} revealed={false} />
        ))
      }
    >
      <div className="panels">
        <Panel title="Items">
          {meal.revealed ? (
            <ItemTable items={meal.items} />
          ) : (
            <p>
              <Hidden what={`${meal.itemCount} ${meal.itemCount === 1 ? 'item' : 'items'}`} />
            </p>
          )}
        </Panel>
        <Panel title="Meal">
          <DescriptionList
            of={[
              ['What', meal.description === null ? <Hidden key="what" /> : <Said key="what">{meal.description}</Said>],
              ['Eaten', theirMoment(meal.date, meal.time)],
              ['Logged', <DateTime key="logged" at={meal.createdAt} />],
              ...(meal.deletedAt
                ? ([
                    [
                      'Deleted',
                      <Mark key="deleted" tone="bad">
                        <DateTime at={meal.deletedAt} />
                      </Mark>,
                    ],
                  ] as const)
                : []),
              ['Calories', `${kcal(meal.calories)} kcal`],
              ['Protein', figure(meal.protein, 'g')],
              ['Carbs', figure(meal.carbs, 'g')],
              ['Fat', figure(meal.fat, 'g')],
              ['Sugar', figure(meal.sugar, 'g')],
            ]}
          />
        </Panel>
      </div>
    </Page>
  );
}
