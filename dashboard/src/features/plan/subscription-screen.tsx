import { PLANS } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { HEADINGS } from '../../lib/headings';
import { Page } from '../../lib/page';
import { useProducts } from '../../lib/queries/use-products';
import { useSubscription } from '../../lib/queries/use-subscription';
import { useUser } from '../../lib/session';
import { CurrentPlan } from './current-plan';
import { loadPaymentClient } from './payment-client';
import { PlanCard } from './plan-card';
import { offersOf, type PlanOffer } from './plan-cards';
import { createCheckout } from './requests/create-checkout';
import { openPortal } from './requests/open-portal';
import { useOutcome } from './use-outcome';
import { useRedirection } from './use-redirection';

/** The plans, which of them is the user's, and the ways to another. */
export default function SubscriptionScreen() {
  const user = useUser();
  const subscription = useSubscription();
  const products = useProducts();
  useOutcome();
  const checkout = useRedirection(startCheckout, { missing: 'No checkout URL returned', failed: 'Failed to start checkout process' });
  const portal = useRedirection<void>(openPortal, { missing: 'No portal URL returned', failed: 'Failed to open customer portal' });
  const current = subscription.data?.plan ?? user.plan;
  const busy = checkout.isPending || portal.isPending;

  const actionOf = ({ plan, priceId, name }: PlanOffer) => {
    if (plan === current) return <Button disabled>Current Plan</Button>;
    if (priceId === null) return null;
    if (PLANS.indexOf(plan) < PLANS.indexOf(current)) {
      return (
        <Button look="plain" disabled={busy} onClick={() => portal.mutate()}>
          Change to {name}
        </Button>
      );
    }
    return (
      <Button disabled={busy} onClick={() => checkout.mutate(priceId)}>
        {checkout.isPending && checkout.variables === priceId ? 'Opening checkout...' : `Upgrade to ${name}`}
      </Button>
    );
  };

  return (
    <Page title={HEADINGS['/subscription']} noindex>
      <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-4 p-4 sm:gap-6 sm:pb-8">
        <h1 className="text-2xl font-semibold">{HEADINGS['/subscription']}</h1>
        {subscription.isError && <LoadError onRetry={subscription.refetch}>Failed to fetch subscription data</LoadError>}
        {subscription.isPending && <Skeleton className="h-24 rounded-2xl" />}
        {subscription.data && <CurrentPlan subscription={subscription.data} busy={portal.isPending} onManage={() => portal.mutate()} />}
        {products.isError && <LoadError onRetry={products.refetch}>The plans could not be loaded. Please try again.</LoadError>}
        <div className="grid gap-4 sm:gap-6 lg:grid-cols-3">
          {products.isPending
            ? ['free', 'plus', 'pro'].map((plan) => <Skeleton key={plan} className="h-96 rounded-2xl" />)
            : offersOf(products.data ?? []).map((offer) => (
                <PlanCard key={offer.priceId ?? offer.plan} offer={offer} current={offer.plan === current} action={actionOf(offer)} />
              ))}
        </div>
      </div>
    </Page>
  );
}

async function startCheckout(priceId: string) {
  await loadPaymentClient();
  return createCheckout(priceId);
}
