import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { EnergyDayView, TrendRange } from '@mealtext/backend/contract';
import { Skeleton } from '../../components/skeleton';
import { WhenLoaded } from '../../components/when-loaded';
import { showNumber } from '../../lib/format';
import { queryKeys } from '../../lib/query-keys';
import { useUser } from '../../lib/session';
import { say } from './say';

const EnergyChart = lazy(() => import('./charts').then(({ EnergyChart: chart }) => ({ default: chart })));

/** Energy in against energy out over the finished days of a range, and what that came to in the end. */
export function EnergyPanel({ range }: { range: TrendRange }) {
  const { id } = useUser();
  const energy = useQuery<EnergyDayView[]>({ queryKey: queryKeys.energy(id, range) });
  return (
    <WhenLoaded query={energy} sorry={say('energyNotLoaded')} loading={say('energyLoading')} skeleton={<Skeleton className="h-72" />}>
      {(days) =>
        days.every(({ intake, used }) => intake === null && used === null) ? (
          <p className="text-soft">{say('energyTooFew')}</p>
        ) : (
          <>
            <p className="figures">{saidOf(days)}</p>
            <Suspense fallback={<Skeleton className="h-72" />}>
              <EnergyChart days={days} />
            </Suspense>
          </>
        )
      }
    </WhenLoaded>
  );
}

/** Where the balance stood last. Within what is not known for sure, nothing is said of more or less. */
function saidOf(days: readonly EnergyDayView[]): string {
  const { intake, used, margin } = days.findLast((day) => day.intake !== null && day.used !== null) ?? {};
  if (intake == null || used == null || margin == null) return say('useShowsOnce');
  const over = intake - used;
  return say('balance', {
    how: Math.abs(over) <= margin ? 'same' : over < 0 ? 'less' : 'more',
    intake: showNumber(intake),
    used: showNumber(used),
    margin: showNumber(margin),
    over: showNumber(Math.abs(over)),
  });
}
