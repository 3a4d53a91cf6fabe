import type { SubscriptionProduct } from '@mealtext/backend/contract';
import { CAPABILITIES, planOfItem, type Catalogue, type Plan } from '@mealtext/backend/domain';
import { PLAN_NAMES } from '../../lib/plan-names';

/** One plan as its card shows it. */
export interface PlanOffer {
  plan: Plan;
  name: string;
  /** US dollars per interval. */
  price: number;
  interval: string;
  /** Null for what is not bought. */
  priceId: string | null;
  features: readonly string[];
}

export const FREE_OFFER: PlanOffer = {
  plan: 'free',
  name: PLAN_NAMES.free,
  price: 0,
  interval: 'month',
  priceId: null,
  features: ['Basic meal tracking', 'Daily nutrition summary'],
};

/** The browser knows no ids of the provider: a product is told by its name. */
const BY_NAME: Catalogue = { prices: { plus: '', pro: '' }, products: { plus: null, pro: null } };

/** The free plan and what the server sells, in its order. */
export function offersOf(products: readonly SubscriptionProduct[]): PlanOffer[] {
  const sold = products.map(({ id, name, price, interval, priceId, features }): PlanOffer => {
    const { plan } = planOfItem({ priceId, productId: id, productName: name }, BY_NAME);
    return { plan, name, price, interval, priceId, features };
  });
  return [FREE_OFFER, ...sold];
}

/** What a plan allows a day, by what is counted: "Unlimited", "3 a day", "None". */
export function limitsOf(plan: Plan): Readonly<Record<'Texts' | 'Meals' | 'Workouts', string>> {
  const { textsPerDay, mealsPerDay, workoutsPerDay } = CAPABILITIES[plan];
  return { Texts: showLimit(textsPerDay), Meals: showLimit(mealsPerDay), Workouts: showLimit(workoutsPerDay) };
}

function showLimit(count: number): string {
  if (count === -1) return 'Unlimited';
  return count === 0 ? 'None' : `${count} a day`;
}
