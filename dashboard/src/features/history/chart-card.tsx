import { lazy, Suspense, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { HistoryDay } from '@mealtext/backend/contract';
import { GOAL_NAMES, type GoalName, type Goals } from '@mealtext/backend/domain';
import { Lock } from 'lucide-react';
import { Card } from '../../components/card';
import { Empty } from '../../components/empty';
import { LoadError } from '../../components/load-error';
import { TabPanel, Tabs } from '../../components/tabs';
import { goalsOf } from '../../lib/goals-of';
import { useGoals } from '../../lib/queries/use-goals';
import { queryKeys } from '../../lib/query-keys';
import { useToday } from '../../lib/today';
import { chartDays, statisticsOf } from './chart-days';
import { ChartSkeleton } from './chart-skeleton';
import { METRICS } from './metrics';
import { Statistics } from './statistics';

const fetchChart = () => import('./trend-chart');
const TrendChart = lazy(fetchChart);

interface Props {
  userId: string;
  /** Comes before the stored calorie goal, and before 2000. */
  calorieGoal?: number | null;
  /** Whether nutrients besides calories are shown. */
  isPro?: boolean;
}

/** The 30-day trend of one nutrient against its goal. */
export function ChartCard({ userId, calorieGoal = null, isPro = false }: Props) {
  const [metric, setMetric] = useState<GoalName>('calories');
  // Beside the days, not after them. A failure is heard of where the chart is shown.
  useEffect(() => void fetchChart().catch(() => undefined), []);
  const today = useToday();
  const history = useQuery<HistoryDay[]>({ queryKey: queryKeys.history(userId) });
  const saved = useGoals();
  const stored = goalsOf(saved.data);
  const goals = Object.fromEntries(GOAL_NAMES.map((name) => [name, stored[name] ?? METRICS[name].goal])) as Goals;
  if (calorieGoal) goals.calories = calorieGoal;
  const tabs = GOAL_NAMES.map((name) => {
    const locked = !isPro && name !== 'calories';
    return { value: name, label: <TabLabel name={name} locked={locked} />, disabled: locked };
  });
  // The goal's line is drawn once, where it stays.
  const days = history.data && !saved.isPending ? chartDays(history.data, metric, goals, today) : undefined;

  return (
    <Card title="30-day trend">
      {history.isError ? (
        <LoadError onRetry={history.refetch}>Your history could not be loaded. Please try again.</LoadError>
      ) : (
        <Tabs label="Nutrient" value={metric} onChange={setMetric} tabs={tabs}>
          <TabPanel value={metric} className="mt-4 outline-none">
            {days === undefined ? (
              <ChartSkeleton metric={METRICS[metric]} />
            ) : history.data?.length === 0 ? (
              <Empty>No days to show yet. Text what you eat, and the line starts here.</Empty>
            ) : (
              <Suspense fallback={<ChartSkeleton metric={METRICS[metric]} />}>
                <TrendChart metric={METRICS[metric]} days={days} />
              </Suspense>
            )}
            <Statistics unit={METRICS[metric].unit} figures={days && statisticsOf(days)} />
          </TabPanel>
        </Tabs>
      )}
    </Card>
  );
}

const TabLabel = ({ name, locked }: { name: GoalName; locked: boolean }) => (
  <>
    <span aria-hidden="true" className="size-2.5 rounded-full max-sm:hidden" style={{ background: METRICS[name].color }} />
    {METRICS[name].label}
    {locked && <Lock size={14} role="img" aria-label="Pro only" />}
  </>
);
