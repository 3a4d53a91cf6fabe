import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GoalsFromDay, TrendRange, Trends } from '@mealtext/backend/contract';
import { CAPABILITIES, GOAL_NAMES, type GoalName, goalsOn } from '@mealtext/backend/domain';
import { Lock } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Card } from '../../components/card';
import { LoadError } from '../../components/load-error';
import { SelectField } from '../../components/select-field';
import { Skeleton } from '../../components/skeleton';
import { TabPanel, Tabs } from '../../components/tabs';
import { goalsOf } from '../../lib/goals-of';
import { NUTRIENT_LOOKS } from '../../lib/nutrients';
import { queryKeys } from '../../lib/query-keys';
import { useUser } from '../../lib/session';
import { EnergyPanel } from './energy-panel';
import { METRICS } from './metrics';
import { Sources } from './sources';
import { averageDays } from './trend-figures';
import { TrendNumbers } from './trend-numbers';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';

const AverageChart = lazy(() => import('./charts').then(({ AverageChart: chart }) => ({ default: chart })));
const RANGES: readonly [TrendRange, 'days7' | 'days30' | 'days90' | 'all'][] = [
  ['7', 'days7'],
  ['30', 'days30'],
  ['90', 'days90'],
  ['all', 'all'],
];

type Shown = GoalName | 'balance';
const BALANCE = {
  value: 'balance',
  get label() {
    return say('energyInOut');
  },
};

/** What the finished days of a range come to: averages within the goal, weekdays against weekends, and where it came from. */
export function TrendsSection() {
  const { id, plan } = useUser();
  const { trendDays, history } = CAPABILITIES[plan];
  const [range, setRange] = useState<TrendRange>('30');
  const [shown, setShown] = useState<Shown>('calories');
  const trends = useQuery<Trends>({ queryKey: queryKeys.trends(id, range) });
  const goals = useQuery<GoalsFromDay[]>({ queryKey: queryKeys.goalsHistory(id) });
  const navigate = useNavigate();
  const before = (goals.data ?? []).map((one) => ({ from: one.from, goals: goalsOf(one) }));
  const failed = trends.isError ? trends : goals.isError ? goals : null;
  const data = useDeferredValue(goals.data && trends.data);
  const metrics = history === 'all' ? GOAL_NAMES : (['calories'] as const);

  return (
    <Card title={say('trends')}>
      <Tabs
        label={sayCommon('range')}
        value={range}
        onChange={setRange}
        tabs={RANGES.map(([value, name]) => tabOf(value, say(name), trendDays))}
      >
        <TabPanel value={range} className="mt-4 flex flex-col gap-6 outline-none">
          <SelectField
            label={say('shown')}
            value={shown}
            options={[...metrics.map((value) => ({ value, label: METRICS[value].label })), BALANCE]}
            onChange={(value) => setShown(value as Shown)}
          />
          {shown === 'balance' ? (
            <EnergyPanel range={range} />
          ) : failed ? (
            <LoadError error={failed.error} onRetry={failed.refetch}>
              {say('trendsNotLoaded')}
            </LoadError>
          ) : !data ? (
            <div role="status" aria-label={say('trendsLoading')}>
              <Skeleton className="h-72" />
            </div>
          ) : data.days.length === 0 ? (
            <p className="text-soft">{say('noFinishedDays')}</p>
          ) : (
            <>
              <Suspense fallback={<Skeleton className="h-72" />}>
                <AverageChart
                  metric={{ ...METRICS[shown], unit: NUTRIENT_LOOKS[shown].unit }}
                  days={averageDays(data.days, shown, (date) => goalsOn(before, date), data)}
                  onOpen={(day) => void navigate(`/dashboard?date=${day}`)}
                />
              </Suspense>
              <TrendNumbers days={data.days} metric={shown} />
              <Sources trends={data} metric={shown} />
            </>
          )}
        </TabPanel>
      </Tabs>
    </Card>
  );
}

/** What goes back further than the plan is there to be seen, and locked. */
function tabOf(value: TrendRange, name: string, trendDays: number) {
  const locked = trendDays !== -1 && (value === 'all' || Number(value) > trendDays);
  const label = (
    <>
      {name}
      {locked && <Lock size={14} role="img" aria-label={sayCommon('proOnly')} />}
    </>
  );
  return { value, label, disabled: locked };
}
