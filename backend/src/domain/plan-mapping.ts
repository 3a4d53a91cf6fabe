import type { Plan } from './plan.js';

export type PaidPlan = Exclude<Plan, 'free'>;

/** What we sell, by the billing provider's ids. A product id may be unknown (null); the price ids are always known. */
export interface Catalogue {
  prices: Readonly<Record<PaidPlan, string>>;
  products: Readonly<Record<PaidPlan, string | null>>;
}

/** One line of what somebody pays for, as the provider names it. */
export interface SoldItem {
  priceId: string;
  productId: string | null;
  /** What people read on their bill; never an id. */
  productName: string | null;
}

/** The plan of an item, and what told so. Anything but `price` and `product` deserves a look by a person. */
export interface MappedPlan {
  plan: Plan;
  by: 'price' | 'product' | 'name' | 'word' | 'nothing';
}

const PRODUCT = 'mealtext';
const PAID: readonly PaidPlan[] = ['plus', 'pro'];

/**
 * The plan that an item stands for: by its configured price or product, by the exact name of one of our products, or by
 * the whole word "plus" or "pro" in the display name. Both words, or nothing known, is free: ids are never searched for
 * words, as every product id of Stripe begins with "prod_".
 */
export function planOfItem(item: SoldItem, catalogue: Catalogue): MappedPlan {
  const name = item.productName?.trim().toLowerCase() ?? '';
  const words = new Set(name.split(/[^\p{L}\p{N}]+/u));
  const rules: readonly [MappedPlan['by'], (plan: PaidPlan) => boolean][] = [
    ['price', (plan) => catalogue.prices[plan] === item.priceId],
    ['product', (plan) => item.productId !== null && catalogue.products[plan] === item.productId],
    ['name', (plan) => name === `${PRODUCT} ${plan}`],
    ['word', (plan) => words.has(plan)],
  ];
  for (const [by, holds] of rules) {
    const found = PAID.filter(holds);
    if (found.length === 1) return { plan: found[0]!, by };
  }
  return { plan: 'free', by: 'nothing' };
}
