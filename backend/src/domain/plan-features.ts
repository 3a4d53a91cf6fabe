import type { PaidPlan } from './plan-mapping.js';

/** What each paid plan is called, costs a month in US dollars, and offers; as shown on its card. */
export const PLAN_OFFERS: Readonly<Record<PaidPlan, { name: string; price: number; features: readonly string[] }>> = {
  plus: {
    name: 'Mealtext Plus',
    price: 5.99,
    features: ['Unlimited meal tracking', 'Basic workout tracking', '30-day calorie history', 'Weekly nutrition reports'],
  },
  pro: {
    name: 'Mealtext Pro',
    price: 9.99,
    features: ['Unlimited meals and workouts', '30 days history for all macros', 'Daily reminders', 'AI-powered meal rating and analysis'],
  },
};
