import { lazy, Suspense, useState } from 'react';
import { weightTrend } from '@mealtext/backend/domain';
import { Card } from '../../components/card';
import { Empty } from '../../components/empty';
import { Skeleton } from '../../components/skeleton';
import { TabPanel, Tabs } from '../../components/tabs';
import { WhenLoaded } from '../../components/when-loaded';
import { moveDay } from '../../lib/days';
import { useWeights } from '../../lib/queries/use-weights';
import { useToday } from '../../lib/today';
import { showWeight, useUnits } from '../../lib/units';
import { WeightForm } from './weight-form';
import { WeightList } from './weight-list';
import { say } from './say';
import { spoken } from '../../lib/spoken';
import { sayCommon } from '../../lib/say-common';

const WeightChart = lazy(() => import('./charts').then(({ WeightChart: chart }) => ({ default: chart })));
const RANGES = { '30': 'days30', '90': 'days90', all: 'all' } as const;
type Range = keyof typeof RANGES;

/** The weight line: readings as dots, their smoothed average as the line. */
export function WeightSection() {
  const weights = useWeights();
  const today = useToday();
  const units = useUnits();
  const [range, setRange] = useState<Range>('90');
  const points = weightTrend(weights.data ?? []);
  const from = range === 'all' || today === null ? '' : moveDay(today, -Number(range));
  const shown = points.filter(({ date }) => date >= from);
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <Card title={say('weight')}>
      <WhenLoaded query={weights} sorry={say('weightsNotLoaded')} loading={say('weightsLoading')} skeleton={<Skeleton className="h-64" />}>
        {(data) => (
          <>
            {points.length === 0 ? (
              <Empty>{say('noWeights')}</Empty>
            ) : (
              <Tabs label={sayCommon('range')} value={range} onChange={setRange} tabs={spoken(RANGES, say)}>
                <TabPanel value={range} className="mt-2 outline-none">
                  {first && last ? (
                    <>
                      <p className="figures mb-2">
                        <span className="text-2xl font-semibold">{showWeight(units, last.trend)}</span>{' '}
                        <span className="text-soft">
                          {first === last
                            ? say('trendWord')
                            : say('trendChanged', {
                                way: wayOf(last.trend - first.trend),
                                change: showWeight(units, Math.abs(last.trend - first.trend)),
                              })}
                        </span>
                      </p>
                      <Suspense fallback={<Skeleton className="h-64" />}>
                        <WeightChart points={shown} units={units} />
                      </Suspense>
                    </>
                  ) : (
                    <p className="py-4 text-soft">{say('noWeightsHere')}</p>
                  )}
                </TabPanel>
              </Tabs>
            )}
            <WeightForm today={today} units={units} />
            {data.length > 0 && <WeightList weights={data} today={today} units={units} />}
          </>
        )}
      </WhenLoaded>
    </Card>
  );
}

const SAME_KG = 0.05;
const wayOf = (kg: number): 'same' | 'down' | 'up' => (Math.abs(kg) < SAME_KG ? 'same' : kg < 0 ? 'down' : 'up');
