import type { Plan } from '@mealtext/backend/domain';
import { sayShell } from './say-shell';

/** How each plan is called. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  get free() {
    return sayShell('free');
  },
  plus: 'Plus',
  pro: 'Pro',
};
