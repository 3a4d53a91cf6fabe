import { type Plan, PLANS } from './plan.js';
import { type Catalogue, planOfItem, type SoldItem } from './plan-mapping.js';

/** A subscription as the billing provider describes it. Instants are UTC. */
export interface BilledSubscription {
  id: string;
  customerId: string;
  /** The provider's own word, such as "active", "past_due" or "paused"; words we do not know entitle to nothing. */
  status: string;
  items: readonly (SoldItem & { periodEnd: Date })[];
  cancelAt: Date | null;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  createdAt: Date;
}

/** What a user has bought, in our words. A canceled one may still run until its end date. */
export interface SubscriptionState {
  /** The plan that was bought; what may be used now is `planAt`. */
  plan: Plan;
  status: 'active' | 'trialing' | 'canceled' | 'inactive';
  currentPeriodEnd: Date | null;
  endDate: Date | null;
  subscriptionId: string | null;
  priceId: string | null;
}

/** Something a person should look at: never silently guessed away. */
export type BillingDoubt =
  | { type: 'unknown-price'; subscriptionId: string; priceId: string }
  | { type: 'plan-by-name'; subscriptionId: string; priceId: string; plan: Plan }
  | { type: 'paid-twice'; subscriptionIds: string[] };

export const NOTHING_BOUGHT: SubscriptionState = {
  plan: 'free',
  status: 'inactive',
  currentPeriodEnd: null,
  endDate: null,
  subscriptionId: null,
  priceId: null,
};

const PAYING = ['active', 'trialing'];
/** Those for which the provider goes on asking for money: a second one must not be sold beside it. */
const STANDING = [...PAYING, 'past_due', 'unpaid', 'paused'];

/** Whether the provider will go on charging for it, or trying to. */
export const isStanding = (bought: BilledSubscription): boolean => STANDING.includes(bought.status);

/** Whether there is anything left to cancel. */
export const canBeCanceled = (bought: BilledSubscription): boolean => !['canceled', 'incomplete_expired'].includes(bought.status);

/** The plan that may be used at an instant. */
export function planAt(state: SubscriptionState, now: Date): Plan {
  const runs = PAYING.includes(state.status) || (state.status === 'canceled' && state.endDate !== null && state.endDate > now);
  return runs ? state.plan : 'free';
}

/** One subscription in our words. */
function stateOf(bought: BilledSubscription, catalogue: Catalogue): { state: SubscriptionState; doubts: BillingDoubt[] } {
  const items = bought.items.map((item) => ({ item, mapped: planOfItem(item, catalogue) }));
  items.sort((a, b) => PLANS.indexOf(b.mapped.plan) - PLANS.indexOf(a.mapped.plan));
  const ends = bought.items.map((item) => item.periodEnd.getTime());
  const currentPeriodEnd = ends.length ? new Date(Math.max(...ends)) : null;
  const scheduled = bought.cancelAtPeriodEnd || bought.cancelAt !== null;
  const paying = PAYING.includes(bought.status);
  const status =
    bought.status === 'canceled' || (paying && scheduled) ? 'canceled' : paying ? (bought.status as 'active' | 'trialing') : 'inactive';
  const endDate = bought.status === 'canceled' ? bought.endedAt : scheduled ? (bought.cancelAt ?? currentPeriodEnd) : null;
  const doubts = items.flatMap(({ item, mapped }): BillingDoubt[] => {
    if (mapped.by === 'nothing') return [{ type: 'unknown-price', subscriptionId: bought.id, priceId: item.priceId }];
    if (mapped.by === 'price' || mapped.by === 'product') return [];
    return [{ type: 'plan-by-name', subscriptionId: bought.id, priceId: item.priceId, plan: mapped.plan }];
  });
  return {
    state: {
      plan: items[0]?.mapped.plan ?? 'free',
      status,
      currentPeriodEnd,
      endDate,
      subscriptionId: bought.id,
      priceId: items[0]?.item.priceId ?? null,
    },
    doubts: paying ? doubts : [],
  };
}

/** Whether it is a plan that was given: it runs, and no subscription of the provider stands behind it. */
const wasGiven = (stored: SubscriptionState | null, now: Date): stored is SubscriptionState =>
  stored !== null && stored.subscriptionId === null && planAt(stored, now) !== 'free';

/** The facts of a copy without what the store keeps beside them. */
const whatIsGiven = ({ plan, status, currentPeriodEnd, endDate, priceId }: SubscriptionState): SubscriptionState => {
  return { plan, status, currentPeriodEnd, endDate, subscriptionId: null, priceId };
};

/**
 * What a customer has, of all that the provider lists for them: the one that gives most now, else the one that runs or is
 * tried to be charged, else the latest. `ended` holds subscriptions known to be over: that is final, whatever is listed.
 * `stored` is our copy until now: of a plan that was given the provider knows nothing, so it stays until one is paid for.
 */
export function subscriptionState(
  billed: readonly BilledSubscription[],
  ended: ReadonlyMap<string, Date>,
  catalogue: Catalogue,
  now: Date,
  stored: SubscriptionState | null,
): { state: SubscriptionState; doubts: BillingDoubt[] } {
  const known = billed.map((bought) =>
    ended.has(bought.id) ? { ...bought, status: 'canceled', endedAt: bought.endedAt ?? ended.get(bought.id)! } : bought,
  );
  const standing = known.filter(isStanding);
  const all = known.map((bought) => ({ bought, ...stateOf(bought, catalogue) }));
  const rank = ({ bought, state }: (typeof all)[number]) =>
    [PLANS.indexOf(planAt(state, now)), Number(isStanding(bought)), bought.createdAt.getTime()] as const;
  all.sort(
    (a, b) =>
      rank(b)
        .map((value, i) => value - rank(a)[i]!)
        .find((difference) => difference !== 0) ?? a.bought.id.localeCompare(b.bought.id),
  );
  const doubts = all.flatMap((each) => each.doubts);
  if (standing.length > 1) doubts.push({ type: 'paid-twice', subscriptionIds: standing.map((bought) => bought.id).sort() });
  const found = all[0]?.state ?? NOTHING_BOUGHT;
  return { state: wasGiven(stored, now) && planAt(found, now) === 'free' ? whatIsGiven(stored) : found, doubts };
}
