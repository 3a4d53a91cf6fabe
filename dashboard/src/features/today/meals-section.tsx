import { Suspense, useState } from 'react';
import type { Meal } from '@mealtext/backend/contract';
import { Card } from '../../components/card';
import { Empty } from '../../components/empty';
import { LoadError } from '../../components/load-error';
import { OurNumber } from '../../components/our-number';
import { Skeleton } from '../../components/skeleton';
import { moveDay } from '../../lib/days';
import { useDraft } from '../../lib/draft';
import { showDay, showMonthDay } from '../../lib/format';
import { useMeals } from '../../lib/queries/use-meals';
import { DeleteEntry, MealEditor } from './dialogs';
import { MealRow } from './meal-row';
import { Streak } from './streak';
import { useShownDay } from './use-shown-day';
import { say } from './say';

/** The meals of the day, each to look into, log again, change or delete. */
export function MealsSection() {
  const { past, today } = useShownDay();
  const meals = useMeals(past);
  const { offer } = useDraft();
  const [editing, setEditing] = useState<Meal | null>(null);
  const [deleting, setDeleting] = useState<Meal | null>(null);
  return (
    <Card
      title={past === undefined ? say('meals') : say('mealsOf', { day: showDay(past, today) })}
      aside={past === undefined && <Streak />}
    >
      {meals.isError ? (
        <LoadError error={meals.error} onRetry={meals.refetch}>
          {say('mealsNotLoaded')}
        </LoadError>
      ) : meals.data === undefined ? (
        <MealsSkeleton />
      ) : meals.data.length === 0 && past !== undefined ? (
        <Empty example={exampleOn(past, today)} onExample={offer}>
          {say('noMealsOnDay')}
        </Empty>
      ) : meals.data.length === 0 ? (
        <>
          <Empty example={say('exampleBurrito')} onExample={offer}>
            {say('noMeals')}
          </Empty>
          <OurNumber className="mt-3 text-soft">{say('fromYourPhone')}</OurNumber>
        </>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {meals.data.map((meal) => (
            <MealRow key={meal.id} meal={meal} onEdit={() => setEditing(meal)} onDelete={() => setDeleting(meal)} />
          ))}
        </ul>
      )}
      <Suspense>
        {editing && <MealEditor meal={editing} onClose={() => setEditing(null)} />}
        {deleting && <DeleteEntry kind="meal" id={deleting.id} onClose={() => setDeleting(null)} />}
      </Suspense>
    </Card>
  );
}

/** A text that names a day: "2 eggs yesterday", "2 eggs on November 10". */
const exampleOn = (day: string, today: string | null): string =>
  today && day === moveDay(today, -1) ? say('exampleYesterday') : say('exampleOnDay', { date: showMonthDay(day) });

const MealsSkeleton = () => (
  <div role="status" aria-label={say('mealsLoading')} className="flex flex-col gap-6">
    {[1, 2, 3].map((row) => (
      <div key={row} data-placeholder="meal" className="flex gap-3">
        <Skeleton className="size-10 rounded-full!" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </div>
    ))}
  </div>
);
