import { GOAL_NAMES, roundHalfUp } from '@mealtext/backend/domain';
import { Card } from '../../components/card';
import { Empty } from '../../components/empty';
import { LoadError } from '../../components/load-error';
import { useDraft } from '../../lib/draft';
import { goalsOf } from '../../lib/goals-of';
import { useGoals } from '../../lib/queries/use-goals';
import { useSummary } from '../../lib/queries/use-summary';
import { useToday } from '../../lib/today';
import { CaloriesLeft } from './calories-left';
import { NutrientCard } from './nutrient-card';
import { progressOf } from './progress-of';
import { ProgressSkeleton } from './progress-skeleton';

/** Daily Progress: what is left today, then the five nutrients against their goals. */
export function ProgressSection() {
  const today = useToday();
  const summary = useSummary(today);
  const goals = useGoals();
  const { offer } = useDraft();
  const retry = () => Promise.all([summary.refetch(), goals.refetch()]);
  return (
    <Card title="Daily Progress">
      {summary.isError || goals.isError ? (
        <LoadError onRetry={retry}>Today's summary could not be loaded.</LoadError>
      ) : summary.data === undefined || goals.data === undefined ? (
        <ProgressSkeleton />
      ) : (
        <section aria-label="Today's Summary">
          <CaloriesLeft
            progress={progressOf(summary.data, goalsOf(goals.data)).calories}
            burned={roundHalfUp(summary.data.totalCaloriesBurned)}
          />
          {isEmpty(summary.data) ? (
            <Empty example="2 eggs and toast with butter" onExample={offer}>
              No data available for today. Log some meals to see your nutrition summary.
            </Empty>
          ) : (
            <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr_1fr_1fr]">
              {GOAL_NAMES.map((name) => (
                <NutrientCard key={name} name={name} progress={progressOf(summary.data, goalsOf(goals.data))[name]} />
              ))}
            </ul>
          )}
        </section>
      )}
    </Card>
  );
}

const isEmpty = (day: { totalCalories: number; totalCaloriesBurned: number; totalProtein: number; totalCarbs: number; totalFat: number }) =>
  day.totalCalories + day.totalCaloriesBurned + day.totalProtein + day.totalCarbs + day.totalFat === 0;
