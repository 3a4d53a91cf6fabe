import { clsx } from 'clsx';
import { PLANS } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { toast } from '../../components/toasts';
import { headingOf } from '../../lib/headings';
import { shownLanguage } from '../../lib/language';
import { Page } from '../../lib/page';
import { usePlanLimits } from '../../lib/queries/use-plan-limits';
import { useProducts } from '../../lib/queries/use-products';
import { useSubscription } from '../../lib/queries/use-subscription';
import { useUser } from '../../lib/session';
import { CurrentPlan } from './current-plan';
import { loadPaymentClient, PaymentClientMissing } from './payment-client';
import { PlanCard } from '../../components/plan-card';
import { offersOf, type PlanOffer } from '../../lib/plan-offers';
import { createCheckout } from './requests/create-checkout';
import { openPortal } from './requests/open-portal';
import { useOutcome } from './use-outcome';
import { useRedirection } from './use-redirection';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';
import { sayShell } from '../../lib/say-shell';

/** The plans, which of them is the user's, and the ways to another. */
export default function SubscriptionScreen() {
  const user = useUser();
  const subscription = useSubscription();
  const products = useProducts();
  const limits = usePlanLimits();
  useOutcome();
  const checkout = useRedirection(startCheckout, { missing: say('noCheckout'), failed: say('checkoutFailed') });
  const portal = useRedirection<void>(openPortal, { missing: say('noPortal'), failed: say('portalFailed') });
  const current = subscription.data?.plan ?? user.plan;
  const busy = checkout.isPending || portal.isPending;

  const actionOf = ({ plan, priceId, name }: PlanOffer) => {
    if (plan === current) return <Button disabled>{say('currentPlan')}</Button>;
    if (priceId === null) return null;
    if (PLANS.indexOf(plan) < PLANS.indexOf(current)) {
      return (
        <Button look="plain" disabled={busy} onClick={() => portal.mutate()}>
          {say('changeTo', { name })}
        </Button>
      );
    }
    return (
      <Button disabled={busy} onClick={() => checkout.mutate(priceId)}>
        {checkout.isPending && checkout.variables === priceId ? say('openingCheckout') : say('upgradeTo', { name })}
      </Button>
    );
  };

  const heading = headingOf('/subscription', shownLanguage());
  return (
    <Page title={heading} noindex>
      <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-4 p-4 sm:gap-6 sm:pb-8">
        <h1 className="text-2xl font-semibold">{heading}</h1>
        {subscription.isError && (
          <LoadError error={subscription.error} onRetry={subscription.refetch}>
            {sayCommon('subscriptionNotFetched')}
          </LoadError>
        )}
        {/* On a phone the way to change a plan that is paid stands below it. */}
        {subscription.isPending && <Skeleton className={clsx('rounded-2xl', user.plan === 'free' ? 'h-24' : 'h-35 sm:h-24')} />}
        {subscription.data && <CurrentPlan subscription={subscription.data} busy={portal.isPending} onManage={() => portal.mutate()} />}
        {products.isError && (
          <LoadError error={products.error} onRetry={products.refetch}>
            {say('plansNotLoaded')}
          </LoadError>
        )}
        <div className="grid gap-4 sm:gap-6 lg:grid-cols-3">
          {products.isPending || limits.isPending
            ? ['free', 'plus', 'pro'].map((plan) => <Skeleton key={plan} className="h-96 rounded-2xl" />)
            : offersOf(products.data ?? []).map((offer) => (
                <PlanCard
                  key={offer.priceId ?? offer.plan}
                  offer={offer}
                  limits={limits.data?.find(({ plan }) => plan === offer.plan)}
                  current={offer.plan === current}
                  action={actionOf(offer)}
                />
              ))}
        </div>
      </div>
    </Page>
  );
}

async function startCheckout(priceId: string) {
  // The provider's page works without its client here, which an ad blocker may keep out: that is said, and no reason to stop.
  await loadPaymentClient().catch((error: unknown) => {
    if (!(error instanceof PaymentClientMissing)) throw error;
    toast({ title: sayShell('error'), text: error.message, destructive: true });
  });
  return createCheckout(priceId);
}
