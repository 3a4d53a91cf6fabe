import { useDeferredValue, useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { CAPABILITIES } from '@mealtext/backend/domain';
import { Card } from '../../components/card';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { moveDay } from '../../lib/days';
import { showDay } from '../../lib/format';
import { useMeals } from '../../lib/queries/use-meals';
import { useUser } from '../../lib/session';
import { useToday } from '../../lib/today';
import { DayPicker } from './day-picker';
import { LoggedMeal } from './logged-meal';
import { say } from './say';

/** The meals of one day, yesterday at first. */
export function DaySection() {
  const { plan } = useUser();
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? (today && moveDay(today, -1));
  const meals = useMeals(day);
  const eaten = useDeferredValue(meals.data);
  const recent = day !== null && today !== null && day >= moveDay(today, -1);
  return (
    <Card
      title={say('mealLog')}
      aside={
        day !== null && (
          <Link
            to={day === today ? '/dashboard' : `/dashboard?date=${day}`}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent hover:underline"
          >
            {say('openDay')} <ArrowRight size={16} aria-hidden="true" className="shrink-0" />
          </Link>
        )
      }
    >
      {day === null || today === null ? (
        <Skeleton className="h-18 sm:max-w-90" />
      ) : (
        <DayPicker day={day} today={today} first={moveDay(today, -CAPABILITIES[plan].historyDays)} onChange={setChosen} />
      )}
      <div className="mt-4" aria-live="polite" aria-busy={meals.isPending}>
        {meals.isError ? (
          <LoadError error={meals.error} onRetry={meals.refetch}>
            {say('mealsNotLoaded')}
          </LoadError>
        ) : day === null || eaten === undefined ? (
          <div className="flex flex-col gap-4">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        ) : eaten.length === 0 ? (
          <p className="py-4 text-soft">
            {day === today ? say('noMealsToday') : recent ? say('noMealsYesterday') : say('noMealsOn', { day: showDay(day, today) })}
          </p>
        ) : (
          <ul className="-mb-3 divide-y divide-line">
            {eaten.map((meal) => (
              <LoggedMeal key={meal.id} meal={meal} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
