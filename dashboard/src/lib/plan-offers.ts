import type { PlanLimits, SubscriptionProduct } from '@mealtext/backend/contract';
import { planOfItem, type Catalogue, type Plan } from '@mealtext/backend/domain';
import { PLAN_NAMES } from './plan-names';
import { inLanguageShown } from './plan-words';
import { sayCommon } from './say-common';

/** One plan as its card shows it. */
export interface PlanOffer {
  plan: Plan;
  name: string;
  /** US dollars per interval. */
  price: number;
  /** As shown: "month". */
  interval: string;
  /** Null for what is not bought. */
  priceId: string | null;
  features: readonly string[];
}

export const freeOffer = (): PlanOffer => ({
  plan: 'free',
  name: PLAN_NAMES.free,
  price: 0,
  interval: sayCommon('month'),
  priceId: null,
  features: [sayCommon('basicTracking'), sayCommon('dailySummary')],
});

/** The browser knows no ids of the provider: a product is told by its name. */
const BY_NAME: Catalogue = { prices: { plus: '', pro: '' }, products: { plus: null, pro: null } };

/** What the server sells, said in the language shown. */
export const inWordsShown = ({ interval, features }: Pick<PlanOffer, 'interval' | 'features'>) => ({
  interval: inLanguageShown(interval),
  features: features.map(inLanguageShown),
});

/** The free plan and what the server sells, in its order. */
export function offersOf(products: readonly SubscriptionProduct[]): PlanOffer[] {
  const sold = products.map(({ id, name, price, interval, priceId, features }): PlanOffer => {
    const { plan } = planOfItem({ priceId, productId: id, productName: name }, BY_NAME);
    return { plan, name, price, priceId, ...inWordsShown({ interval, features }) };
  });
  return [freeOffer(), ...sold];
}

/** What a plan allows a day, by what is counted: "Unlimited", "3 a day", "None". */
export function limitsShown({ textsPerDay, mealsPerDay, workoutsPerDay }: PlanLimits): (readonly [name: string, limit: string])[] {
  return [
    [sayCommon('texts'), showLimit(textsPerDay)],
    [sayCommon('meals'), showLimit(mealsPerDay)],
    [sayCommon('workouts'), showLimit(workoutsPerDay)],
  ];
}

function showLimit(count: number): string {
  if (count === -1) return sayCommon('unlimited');
  return count === 0 ? sayCommon('none') : sayCommon('aDay', { count });
}
