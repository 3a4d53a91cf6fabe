import type { StaffInvoice, StaffMoney, StaffMoneyOrder } from '../../contract/index.js';
import { canBeCanceled } from '../../domain/subscription.js';
import { BillingUnavailable, type Invoice } from '../../ports/billing/billing.js';
import type { MoneyOrder } from '../../ports/storage/money/money-orders.js';
import type { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import type { Dependencies } from '../../usecases/dependencies.js';
import { problemWords } from './money-words.js';

const SHOWN_ORDERS = 20;

/** What a user pays, paid, and was given back: the provider's word beside what staff ordered. Null: there is no such user. */
export async function findMoney(
  { deps, staff }: { deps: Dependencies; staff: StaffDependencies },
  userId: string,
  withLinks: boolean,
): Promise<StaffMoney | null> {
  const { billing, subscriptions, moneyOrders, clock } = deps;
  const [user, stored, orders, given] = await Promise.all([
    deps.accounts.byId(userId),
    subscriptions.of(userId),
    moneyOrders.of(userId, SHOWN_ORDERS),
    moneyOrders.givenAlone(userId, clock.now()),
  ]);
  if (!user) return null;
  const known: StaffMoney = {
    provider: billing.provider,
    paying: false,
    currentPeriodEnd: stored?.currentPeriodEnd?.toISOString() ?? null,
    endDate: stored?.endDate?.toISOString() ?? null,
    invoices: [],
    providerProblem: null,
    orders: orders.map(presentOrder),
    aloneCents: Math.max(0, staff.refundAlone - given),
  };
  if (!stored?.customerId) return known;
  try {
    const [invoices, billed] = await Promise.all([billing.invoicesOf(stored.customerId), billing.subscriptionsOf(stored.customerId)]);
    return { ...known, paying: billed.some(canBeCanceled), invoices: invoices.map((one) => presentInvoice(one, withLinks)) };
  } catch (error) {
    if (!(error instanceof BillingUnavailable)) throw error;
    deps.log.error('billing: invoices not read for staff', error, { userId });
    const providerProblem = error.retry ? 'It does not answer. Please try again in a minute.' : `It refused (${error.reason}).`;
    return { ...known, paying: stored.subscriptionId !== null, invoices: null, providerProblem };
  }
}

const presentInvoice = ({ createdAt, url, ...rest }: Invoice, withLinks: boolean): StaffInvoice => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  url: withLinks ? url : null,
});

export function presentOrder(order: MoneyOrder): StaffMoneyOrder {
  const { id, kind, invoiceId, cents, currency, reason, askedByName, askedAt, state, settledAt } = order;
  return {
    ...{ id, kind, invoiceId, cents, currency, reason, askedByName, state },
    askedAt: askedAt.toISOString(),
    problem: problemWords(order),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
