import { fireReminders } from './fire-reminders.js';
import { planReminders } from './plan-reminders.js';
import type { Dependencies } from './dependencies.js';

/** What the scheduler does at each look: nothing at all when nobody waits, which is nearly always. */
export async function tendReminders(deps: Pick<Dependencies, 'reminders' | 'queue' | 'log' | 'metrics' | 'rules'>): Promise<void> {
  if (!(await deps.reminders.anyWaiting())) return;
  await planReminders(deps);
  await fireReminders(deps);
}
