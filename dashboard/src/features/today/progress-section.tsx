import { useId } from 'react';
import type { Summary } from '@mealtext/backend/contract';
import { GOAL_NAMES, roundHalfUp } from '@mealtext/backend/domain';
import { Card } from '../../components/card';
import { Empty } from '../../components/empty';
import { LoadError } from '../../components/load-error';
import { useDraft } from '../../lib/draft';
import { showDay } from '../../lib/format';
import { useMeals } from '../../lib/queries/use-meals';
import { useSummary } from '../../lib/queries/use-summary';
import { CaloriesLeft } from './calories-left';
import { NutrientCard } from './nutrient-card';
import { progressOf } from './progress-of';
import { ProgressSkeleton } from './progress-skeleton';
import { useDayGoals } from './use-day-goals';
import { useShownDay } from './use-shown-day';
import { say } from './say';

/** Daily Progress: what is left today, or how a past day ended, then the five nutrients against the goals of that day. */
export function ProgressSection() {
  const { past, today } = useShownDay();
  const summary = useSummary(past);
  const { goals, ...day } = useDayGoals(past);
  const meals = useMeals(past);
  const uncounted = (meals.data ?? []).flatMap((meal) => meal.items).filter(({ calories }) => calories === null).length;
  const { offer } = useDraft();
  const titleId = useId();
  const retry = () => Promise.all([summary.refetch(), day.refetch()]);
  return (
    <Card title={say('progress')}>
      {summary.isError || day.error ? (
        <LoadError error={summary.error ?? day.error} onRetry={retry}>
          {past === undefined ? say('todayNotLoaded') : say('dayNotLoaded')}
        </LoadError>
      ) : summary.data === undefined || goals === undefined ? (
        <ProgressSkeleton />
      ) : (
        <section aria-labelledby={titleId}>
          <h3 id={titleId} className="text-soft">
            {past === undefined ? <>{say('todaysSummary')}</> : say('summaryOf', { day: showDay(past, today) })}
          </h3>
          <CaloriesLeft
            progress={progressOf(summary.data, goals).calories}
            burned={roundHalfUp(summary.data.totalCaloriesBurned)}
            past={past !== undefined}
            uncounted={uncounted}
          />
          {isEmpty(summary.data) && past !== undefined ? (
            <p className="text-soft">{say('nothingOnDay')}</p>
          ) : isEmpty(summary.data) ? (
            <Empty example={say('exampleToast')} onExample={offer}>
              {say('noData')}
            </Empty>
          ) : (
            <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr_1fr_1fr]">
              {GOAL_NAMES.map((name) => {
                const progress = progressOf(summary.data, goals)[name];
                return progress && <NutrientCard key={name} name={name} progress={progress} />;
              })}
            </ul>
          )}
        </section>
      )}
    </Card>
  );
}

const isEmpty = ({ totalCalories, totalCaloriesBurned, totalProtein = 0, totalCarbs = 0, totalFat = 0 }: Partial<Summary>) =>
  (totalCalories ?? 0) + (totalCaloriesBurned ?? 0) + totalProtein + totalCarbs + totalFat === 0;
