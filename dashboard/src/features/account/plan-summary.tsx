import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { showDate } from '../../lib/format';
import { PLAN_NAMES } from '../../lib/plan-names';
import { useSubscription } from '../../lib/queries/use-subscription';

/** The plan in a line or two. */
export function PlanSummary() {
  const { data, isError, refetch } = useSubscription();
  if (isError) return <LoadError onRetry={refetch}>Failed to fetch subscription data</LoadError>;
  if (!data) return <Skeleton className="h-12 w-48" />;
  const { plan, status, currentPeriodEnd, subscription } = data;
  const end = subscription?.endDate ?? (status === 'canceled' ? currentPeriodEnd : null);
  return (
    <div>
      <p className="text-2xl font-semibold">{PLAN_NAMES[plan]}</p>
      {status === 'canceled' && end && <p className="text-soft">Your subscription will end on {showDate(end)}</p>}
      {status === 'trialing' && currentPeriodEnd && <p className="text-soft">Trial until {showDate(currentPeriodEnd)}</p>}
      {status === 'active' && currentPeriodEnd && <p className="text-soft">Renews on {showDate(currentPeriodEnd)}</p>}
    </div>
  );
}
