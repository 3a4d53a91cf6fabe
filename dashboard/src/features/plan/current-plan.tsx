import type { Subscription } from '@mealtext/backend/contract';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { PLAN_NAMES } from '../../lib/plan-names';
import { planTerm } from '../../lib/plan-term';
import { say } from './say';

interface Props {
  subscription: Subscription;
  busy: boolean;
  onManage: () => void;
}

/** What the user has, how long it lasts, and the way to change it. */
export function CurrentPlan({ subscription, busy, onManage }: Props) {
  const { plan, status, subscription: details } = subscription;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="font-semibold">{say(status === 'trialing' ? 'youAreOnTrial' : 'youAreOn', { plan: PLAN_NAMES[plan] })}</p>
          {planTerm(subscription).map((line) => (
            <p key={line} className="text-soft">
              {line}
            </p>
          ))}
        </div>
        {details && (
          <Button look="plain" disabled={busy} onClick={onManage}>
            {busy ? say('opening') : say('manage')}
          </Button>
        )}
      </div>
    </Card>
  );
}
