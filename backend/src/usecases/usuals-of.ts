import type { MealEntry } from '../domain/entry.js';
import { localDate, localTime } from '../domain/local-day.js';
import { mealAtTime } from '../domain/meal-type.js';
import { usualMeals } from '../domain/usual-meals.js';
import type { Dependencies } from './dependencies.js';

const OFFERED = 3;

/** What the user often has at this time of their day, of the days that a conversation remembers. */
export async function usualsOf({ store, clock }: Pick<Dependencies, 'store' | 'clock'>, userId: string): Promise<MealEntry[]> {
  const now = clock.now();
  const conversationId = await store.conversationOf(userId);
  const snapshot = conversationId && (await store.load(conversationId, now));
  if (!snapshot) return [];
  const { timezone } = snapshot.user;
  return usualMeals(snapshot.entries, mealAtTime(localTime(now, timezone)), localDate(now, timezone), OFFERED);
}
