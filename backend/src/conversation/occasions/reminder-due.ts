import type { MealType } from '../../domain/meal-type.js';
import type { Snapshot } from '../snapshot.js';
import type { OccasionDecision } from './occasion.js';
import { itemText } from '../replies/amount-text.js';
import { fit } from '../replies/fit.js';
import type { TurnContext } from '../turn-context.js';
import { barred, quietContext, saying } from './shared.js';

/** A reminder later than this is not sent: it would ask about a meal long over. */
export const REMINDER_LATE_MINUTES = 60;

const SWITCH = { breakfast: 'remindBreakfast', lunch: 'remindLunch', dinner: 'remindDinner', snack: 'remindSnacks' } as const;

/** Foods of the usual meal that a reminder names. */
const NAMED = 3;

/**
 * Whether to ask about a meal now. `dueAt` is when it was to be sent; times and switches are looked at again here.
 * @param last nobody answered the ones before: this one says that we stop asking
 */
export function reminderDue(meal: MealType, dueAt: Date, snapshot: Snapshot, now: Date, last = false): OccasionDecision {
  const context = quietContext(snapshot, now);
  const { settings } = snapshot.user;
  const stop = barred(snapshot);
  if (stop) return stop;
  if (!snapshot.capabilities.reminders) return { type: 'skip', why: 'no-plan' };
  if (!settings.notifications || !settings[SWITCH[meal]]) return { type: 'skip', why: 'switched-off' };
  if (now.getTime() - dueAt.getTime() > REMINDER_LATE_MINUTES * 60_000) return { type: 'skip', why: 'too-late' };
  const logged = snapshot.entries.some((entry) => entry.kind === 'meal' && entry.meal === meal && entry.localDate === context.today);
  if (logged || snapshot.skipped.includes(meal)) return { type: 'skip', why: 'already-logged' };
  const { firstName } = snapshot.user;
  const usual = usualText(meal, snapshot, context);
  return saying(
    'reminder',
    fit([context.say.reminder(meal, firstName, usual, last), context.say.reminder(meal, firstName, null, last)]),
    context,
    meal,
  );
}

/** What SAME would log: the last such meal, where there is one. */
function usualText(meal: MealType, { entries }: Snapshot, { today, lang }: TurnContext): string | null {
  const before = entries.findLast((entry) => entry.kind === 'meal' && entry.meal === meal && entry.localDate < today);
  if (before?.kind !== 'meal') return null;
  const more = before.items.length - NAMED;
  return (
    before.items
      .slice(0, NAMED)
      .map((item) => itemText(item, lang))
      .join(', ') + (more > 0 ? ` +${more}` : '')
  );
}
