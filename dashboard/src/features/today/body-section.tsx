import { useQuery } from '@tanstack/react-query';
import type { WaterDay } from '@mealtext/backend/contract';
import { weightTrend } from '@mealtext/backend/domain';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../components/card';
import { Empty } from '../../components/empty';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { useDraft } from '../../lib/draft';
import { showClock } from '../../lib/format';
import { useWeights } from '../../lib/queries/use-weights';
import { queryKeys } from '../../lib/query-keys';
import { useUser } from '../../lib/session';
import { showWater, showWeight, useUnits } from '../../lib/units';
import { useShownDay } from './use-shown-day';
import { WaterGoal } from './water-goal';
import { say } from './say';

const ROWS = 'figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1';

/** The water and the weight of the day, as they were texted. */
export function BodySection() {
  const { id } = useUser();
  const { past, today } = useShownDay();
  const units = useUnits();
  const { offer } = useDraft();
  const water = useQuery<WaterDay>({ queryKey: queryKeys.water(id, past) });
  const weights = useWeights();
  const day = past ?? today;
  const failed = water.isError ? water : weights.isError ? weights : null;
  if (failed)
    return (
      <Card title={say('waterAndWeight')}>
        <LoadError error={failed.error} onRetry={failed.refetch}>
          {say('bodyNotLoaded')}
        </LoadError>
      </Card>
    );
  const trend = weightTrend((weights.data ?? []).filter(({ date }) => day !== null && date <= day)).at(-1);
  const drinks = water.data?.drinks ?? [];
  return (
    <Card title={say('waterAndWeight')}>
      {!water.data || !weights.data ? (
        <div role="status" aria-label={say('bodyLoading')}>
          <Skeleton className="h-14" />
        </div>
      ) : drinks.length === 0 && !trend ? (
        past === undefined ? (
          <>
            <Empty example={units === 'us' ? say('exampleOz') : say('exampleMl')} onExample={offer}>
              {say('nothingYet')}
            </Empty>
            <WaterGoal ml={0} units={units} />
          </>
        ) : (
          <p className="text-soft">{say('noBodyUntil')}</p>
        )
      ) : (
        <>
          <dl className={ROWS}>
            <dt className="text-soft">{say('water')}</dt>
            <dd className="text-end font-semibold">{showWater(units, water.data.ml)}</dd>
            {drinks.length > 1 && (
              <dd className="col-span-2 text-sm text-soft">
                {drinks.map(({ ml, time }) => `${showClock(time)} ${showWater(units, ml)}`).join(' · ')}
              </dd>
            )}
          </dl>
          {past === undefined && <WaterGoal ml={water.data.ml} units={units} />}
          {trend && (
            <dl className={clsx(ROWS, 'mt-2')}>
              <dt className="text-soft">{trend.date === day ? say('weight') : say('lastWeight')}</dt>
              <dd className="text-end font-semibold">{showWeight(units, trend.kg)}</dd>
              <dt className="text-soft">{say('trend')}</dt>
              <dd className="text-end">{showWeight(units, trend.trend)}</dd>
            </dl>
          )}
        </>
      )}
      <Link to="/history" className="mt-2 inline-flex min-h-11 items-center gap-1 font-semibold text-accent hover:underline">
        {say('weightOverTime')} <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </Card>
  );
}
