import type { Subscription } from '@mealtext/backend/contract';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { showDate } from '../../lib/format';
import { PLAN_NAMES } from '../../lib/plan-names';

interface Props {
  subscription: Subscription;
  busy: boolean;
  onManage: () => void;
}

/** What the user has, how long it lasts, and the way to change it. */
export function CurrentPlan({ subscription, busy, onManage }: Props) {
  const { plan, status, currentPeriodEnd, subscription: details } = subscription;
  const end = details?.endDate ?? currentPeriodEnd;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="font-semibold">
            You are on the {PLAN_NAMES[plan]} plan{status === 'trialing' && ', on trial'}.
          </p>
          {status === 'canceled' && end && <p className="text-soft">Your subscription will end on {showDate(end)}</p>}
          {(status === 'active' || status === 'trialing') && currentPeriodEnd && (
            <p className="text-soft">It renews on {showDate(currentPeriodEnd)}.</p>
          )}
          {status === 'inactive' && details && (
            <p className="text-soft">Your last payment did not go through. Manage your subscription to mend it.</p>
          )}
        </div>
        {details && (
          <Button look="plain" disabled={busy} onClick={onManage}>
            {busy ? 'Opening...' : 'Manage Subscription'}
          </Button>
        )}
      </div>
    </Card>
  );
}
