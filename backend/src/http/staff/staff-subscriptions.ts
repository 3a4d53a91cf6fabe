import type { ProviderSubscription, StaffSubscription, StaffSubscriptionRow } from '../../contract/index.js';
import { type Catalogue, planOfItem } from '../../domain/plan-mapping.js';
import { type BilledSubscription, subscriptionState, type SubscriptionState } from '../../domain/subscription.js';
import type { Viewer } from '../../ports/storage/staff/staff-lists.js';
import type { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import type { Dependencies } from '../../usecases/dependencies.js';

/** Our copy beside what the provider says just now; null when there is none. */
export async function findSubscription(
  { deps, staff }: { deps: Dependencies; staff: StaffDependencies },
  userId: string,
  viewer: Viewer,
): Promise<StaffSubscription | null> {
  const row = (await staff.lists.one('subscriptions', userId, viewer)) as StaffSubscriptionRow | null;
  if (!row) return null;
  if (!row.customerId) return { ...row, provided: [], providerProblem: null, differs: false };
  if (row.provider !== deps.billing.provider)
    return { ...row, provided: null, providerProblem: `bought at ${row.provider}, which is not in use here`, differs: false };
  try {
    const billed = await deps.billing.subscriptionsOf(row.customerId);
    const ended = await deps.billingEvents.ended(row.customerId);
    const { state } = subscriptionState(billed, ended, deps.billing.catalogue, deps.clock.now(), stored(row));
    const differs = state.plan !== row.plan || state.status !== row.status || instant(state.endDate) !== instant(row.endDate);
    return { ...row, provided: billed.map((one) => present(one, deps.billing.catalogue)), providerProblem: null, differs };
  } catch (error) {
    deps.log.error('billing: not asked for staff', error, { userId });
    return { ...row, provided: null, providerProblem: error instanceof Error ? error.message : 'unknown', differs: false };
  }
}

function present({ id, status, items, cancelAt, endedAt }: BilledSubscription, catalogue: Catalogue): ProviderSubscription {
  const [item] = items;
  return {
    id,
    status,
    plan: item ? planOfItem(item, catalogue).plan : null,
    priceId: item?.priceId ?? null,
    currentPeriodEnd: instant(item?.periodEnd ?? null),
    endDate: instant(endedAt ?? cancelAt),
  };
}

const stored = (row: StaffSubscriptionRow): SubscriptionState => ({
  plan: row.plan as SubscriptionState['plan'],
  status: row.status as SubscriptionState['status'],
  currentPeriodEnd: row.currentPeriodEnd === null ? null : new Date(row.currentPeriodEnd),
  endDate: row.endDate === null ? null : new Date(row.endDate),
  subscriptionId: row.subscriptionId,
  priceId: row.priceId,
});

const instant = (at: Date | string | null): string | null => at && new Date(at).toISOString();
