import { useState } from 'react';
import { Card } from '../../components/card';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { moveDay } from '../../lib/days';
import { showDay } from '../../lib/format';
import { useMeals } from '../../lib/queries/use-meals';
import { useToday } from '../../lib/today';
import { DayPicker } from './day-picker';
import { LoggedMeal } from './logged-meal';

/** The meals of one day, yesterday at first. */
export function DaySection() {
  const today = useToday();
  const [day, setDay] = useState(() => moveDay(today, -1));
  const meals = useMeals(day);
  return (
    <Card title="Daily Meal Log">
      <DayPicker day={day} today={today} onChange={setDay} />
      <div className="mt-4" aria-live="polite" aria-busy={meals.isPending}>
        {meals.isError ? (
          <LoadError onRetry={meals.refetch}>The meals of this day could not be loaded. Please try again.</LoadError>
        ) : meals.data === undefined ? (
          <div className="flex flex-col gap-4">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        ) : meals.data.length === 0 ? (
          <p className="py-4 text-soft">
            No meals logged {day === today || day === moveDay(today, -1) ? showDay(day, today).toLowerCase() : `on ${showDay(day, today)}`}.
          </p>
        ) : (
          <ul className="-mb-3 divide-y divide-line">
            {meals.data.map((meal) => (
              <LoggedMeal key={meal.id} meal={meal} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
