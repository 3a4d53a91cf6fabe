import type { MealType } from '../../domain/meal-type.js';
import type { ReplyKind } from '../outcome.js';
import type { Language } from '../../reading/reading.js';

/** What may happen without a text: each is decided by one function of this folder. */
export const OCCASION_NAMES = [
  'first-message',
  'reminder-due',
  'daily-summary',
  'weekly-report',
  'phone-left',
  'phone-came',
  'password-changed',
  'not-handled',
] as const;
export type OccasionName = (typeof OCCASION_NAMES)[number];

/** To say something, or why not; a worker records either, once per user, kind and local date. */
export type OccasionDecision =
  | { type: 'say'; kind: ReplyKind; text: string; segments: number; lang: Language; meal: MealType | null }
  | {
      type: 'skip';
      why: 'opted-out' | 'no-plan' | 'switched-off' | 'too-late' | 'already-logged' | 'staff-hold' | 'account-gone' | 'nothing-to-tell';
    };
