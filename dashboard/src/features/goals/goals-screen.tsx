import { Card } from '../../components/card';
import { LoadError } from '../../components/load-error';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { Page } from '../../lib/page';
import { useGoals } from '../../lib/queries/use-goals';
import { GoalsForm } from './goals-form';
import { HowGoalsWork } from './how-goals-work';

/** Edits the five goals, each macro beside its share of the calories. */
export default function GoalsScreen() {
  const goals = useGoals();
  return (
    <Page title="Nutritional Goals" noindex>
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4 p-4 sm:gap-6 sm:pb-8">
        <Card title="Nutritional Goals" level={1}>
          {goals.isError ? (
            <LoadError onRetry={goals.refetch}>Your goals could not be loaded.</LoadError>
          ) : goals.data === undefined ? (
            <RowsSkeleton label="Loading your goals" rows={5} />
          ) : (
            <GoalsForm saved={goals.data} />
          )}
        </Card>
        <HowGoalsWork />
      </div>
    </Page>
  );
}
