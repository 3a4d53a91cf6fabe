import type { Plan } from '@mealtext/backend/domain';

/** How each plan is called. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = { free: 'Free', plus: 'Plus', pro: 'Pro' };
