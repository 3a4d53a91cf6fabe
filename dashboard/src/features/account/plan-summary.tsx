import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { PLAN_NAMES } from '../../lib/plan-names';
import { planTerm } from '../../lib/plan-term';
import { useSubscription } from '../../lib/queries/use-subscription';
import { sayCommon } from '../../lib/say-common';

/** The plan and how long it lasts. */
export function PlanSummary() {
  const { data, error, isError, refetch } = useSubscription();
  if (isError)
    return (
      <LoadError error={error} onRetry={refetch}>
        {sayCommon('subscriptionNotFetched')}
      </LoadError>
    );
  if (!data) return <Skeleton className="h-12 w-48" />;
  return (
    <div>
      <p className="text-2xl font-semibold">{PLAN_NAMES[data.plan]}</p>
      {planTerm(data).map((line) => (
        <p key={line} className="text-soft">
          {line}
        </p>
      ))}
    </div>
  );
}
