import { useQuery } from '@tanstack/react-query';
import type { PlanPrice } from '@mealtext/backend/contract';
import { Button } from '../../components/button';
import { LoadError } from '../../components/load-error';
import { PlanCard } from '../../components/plan-card';
import { Skeleton } from '../../components/skeleton';
import { freeOffer, inWordsShown } from '../../lib/plan-offers';
import { usePlanLimits } from '../../lib/queries/use-plan-limits';
import { queryKeys } from '../../lib/query-keys';
import { Section } from './section';
import { say } from './say';

/** What it costs: the prices that are asked here, and what each plan allows. */
export function PlansSection({ onStart }: { onStart: () => void }) {
  const prices = useQuery<PlanPrice[]>({ queryKey: queryKeys.prices() });
  const limits = usePlanLimits();
  return (
    <Section title={say('costs')}>
      {prices.isError && (
        <LoadError error={prices.error} onRetry={prices.refetch}>
          {say('pricesNotLoaded')}
        </LoadError>
      )}
      <div className="grid gap-4 lg:grid-cols-3">
        {prices.isPending || limits.isPending
          ? ['free', 'plus', 'pro'].map((plan) => <Skeleton key={plan} className="h-80 rounded-2xl" />)
          : [freeOffer(), ...(prices.data ?? []).map((sold) => ({ ...sold, ...inWordsShown(sold) }))].map((offer) => (
              <PlanCard
                key={offer.name}
                level={3}
                offer={{ ...offer, priceId: null }}
                limits={limits.data?.find(({ plan }) => plan === offer.plan)}
                current={false}
                action={
                  offer.plan === 'free' ? (
                    <Button onClick={onStart}>{say('startFree')}</Button>
                  ) : (
                    <p className="flex min-h-11 items-center text-sm text-soft">{say('startFreeText')}</p>
                  )
                }
              />
            ))}
      </div>
    </Section>
  );
}
