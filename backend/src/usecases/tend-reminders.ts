import { fireReminders } from './fire-reminders.js';
import { planReminders } from './plan-reminders.js';
import type { World } from './world.js';

/** What the scheduler does at each look: nothing at all when nobody waits, which is nearly always. */
export async function tendReminders(world: Pick<World, 'reminders' | 'queue' | 'log' | 'metrics' | 'rules'>): Promise<void> {
  if (!(await world.reminders.anyWaiting())) return;
  await planReminders(world);
  await fireReminders(world);
}
