import type { MealType } from '../../domain/meal-type.js';
import type { Snapshot } from '../snapshot.js';
import type { OccasionDecision } from './occasion.js';
import { barred, quietScene, saying } from './shared.js';

/** A reminder later than this is not sent: it would ask about a meal long over. */
export const REMINDER_LATE_MINUTES = 60;

const SWITCH = { breakfast: 'remindBreakfast', lunch: 'remindLunch', dinner: 'remindDinner', snack: 'remindSnacks' } as const;

/** Whether to ask about a meal now. `dueAt` is when it was to be sent; times and switches are looked at again here. */
export function reminderDue(meal: MealType, dueAt: Date, snapshot: Snapshot, now: Date): OccasionDecision {
  const scene = quietScene(snapshot, now);
  const { settings } = snapshot.user;
  const stop = barred(snapshot);
  if (stop) return stop;
  if (!snapshot.capabilities.reminders) return { type: 'skip', why: 'no-plan' };
  if (!settings.notifications || !settings[SWITCH[meal]]) return { type: 'skip', why: 'switched-off' };
  if (now.getTime() - dueAt.getTime() > REMINDER_LATE_MINUTES * 60_000) return { type: 'skip', why: 'too-late' };
  const logged = snapshot.entries.some((entry) => entry.kind === 'meal' && entry.meal === meal && entry.localDate === scene.today);
  if (logged || snapshot.skipped.includes(meal)) return { type: 'skip', why: 'already-logged' };
  return saying('reminder', scene.say.reminder(meal, snapshot.user.firstName), scene, meal);
}
