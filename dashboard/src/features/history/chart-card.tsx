import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GoalsFromDay, HistoryDay } from '@mealtext/backend/contract';
import { GOAL_NAMES, type GoalName, type Goals, type GoalsFrom, goalsOn } from '@mealtext/backend/domain';
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
import { say } from './say';
import { sayCommon } from '../../lib/say-common';

const fetchChart = () => import('./charts').then(({ TrendChart: chart }) => ({ default: chart }));
const TrendChart = lazy(fetchChart);

interface Props {
  userId: string;
  /** Today's; comes before the stored calorie goal, and before 2000. */
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
  const past = useQuery<GoalsFromDay[]>({ queryKey: queryKeys.goalsHistory(userId) });
  const before = (past.data ?? []).map((one): GoalsFrom => ({ from: one.from, goals: goalsOf(one) }));
  /** Today's goals are those that stand; a past day has its own. */
  const goalsOfDay = (date: string): Goals => {
    const goals = date === today ? { ...goalsOf(saved.data), ...(calorieGoal ? { calories: calorieGoal } : {}) } : goalsOn(before, date);
    return Object.fromEntries(GOAL_NAMES.map((name) => [name, goals?.[name] ?? METRICS[name].goal])) as Goals;
  };
  const tabs = GOAL_NAMES.map((name) => {
    const locked = !isPro && name !== 'calories';
    return { value: name, label: <TabLabel name={name} locked={locked} />, disabled: locked };
  });
  // The goal's line is drawn once, where it stays; in slices, because there is much to draw.
  const known = useDeferredValue(saved.isPending || past.isPending ? undefined : history.data);
  const days = known && today ? chartDays(known, metric, goalsOfDay, today) : undefined;

  return (
    <Card title={say('trend30')}>
      {history.isError ? (
        <LoadError error={history.error} onRetry={history.refetch}>
          {say('notLoaded')}
        </LoadError>
      ) : (
        <Tabs label={say('nutrient')} value={metric} onChange={setMetric} tabs={tabs}>
          <TabPanel value={metric} className="mt-4 outline-none">
            {days === undefined ? (
              <ChartSkeleton metric={METRICS[metric]} />
            ) : known?.length === 0 ? (
              <Empty>{say('noDays')}</Empty>
            ) : (
              <Suspense fallback={<ChartSkeleton metric={METRICS[metric]} />}>
                <TrendChart metric={METRICS[metric]} days={days} />
              </Suspense>
            )}
            <Statistics unit={METRICS[metric].unit} figures={days && today ? statisticsOf(days, today) : undefined} />
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
    {locked && <Lock size={14} role="img" aria-label={sayCommon('proOnly')} />}
  </>
);
