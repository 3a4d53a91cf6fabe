import { PLAN_OFFERS } from '../../domain/plan-features.js';
import type { Catalogue, PaidPlan } from '../../domain/plan-mapping.js';

/** What the local stand-in sells, by its own ids. */
export const LOCAL_CATALOGUE: Catalogue = {
  prices: { plus: 'price_local_plus', pro: 'price_local_pro' },
  products: { plus: 'prod_local_plus', pro: 'prod_local_pro' },
};

export const PAID: readonly PaidPlan[] = ['plus', 'pro'];

/** The plan of one of the stand-in's prices. */
export const planOfPrice = (priceId: string): PaidPlan => PAID.find((plan) => LOCAL_CATALOGUE.prices[plan] === priceId) ?? 'plus';
/** What it costs. */
export const centsOf = (priceId: string): number => Math.round(PLAN_OFFERS[planOfPrice(priceId)].price * 100);
