import { useState } from 'react';
import type { Meal } from '@mealtext/backend/contract';
import { Card } from '../../components/card';
import { Empty } from '../../components/empty';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { useDraft } from '../../lib/draft';
import { useMeals } from '../../lib/queries/use-meals';
import { useToday } from '../../lib/today';
import { DeleteEntry } from './delete-entry';
import { MealEditor } from './meal-editor';
import { MealRow } from './meal-row';

/** Today's meals, each to look into, change or delete. */
export function MealsSection() {
  const meals = useMeals(useToday());
  const { offer } = useDraft();
  const [editing, setEditing] = useState<Meal | null>(null);
  const [deleting, setDeleting] = useState<Meal | null>(null);
  return (
    <Card title="Today's Meals">
      {meals.isError ? (
        <LoadError onRetry={meals.refetch}>Your meals could not be loaded. Please try again.</LoadError>
      ) : meals.data === undefined ? (
        <MealsSkeleton />
      ) : meals.data.length === 0 ? (
        <Empty example="Chicken burrito and a coke for lunch" onExample={offer}>
          No meals logged for today. Use the SMS commands to log your meals.
        </Empty>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {meals.data.map((meal) => (
            <MealRow key={meal.id} meal={meal} onEdit={() => setEditing(meal)} onDelete={() => setDeleting(meal)} />
          ))}
        </ul>
      )}
      {editing && <MealEditor meal={editing} onClose={() => setEditing(null)} />}
      <DeleteEntry kind="meal" id={deleting?.id ?? null} onClose={() => setDeleting(null)} />
    </Card>
  );
}

const MealsSkeleton = () => (
  <div role="status" aria-label="Loading today's meals" className="flex flex-col gap-6">
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
