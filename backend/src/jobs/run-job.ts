import type { JobName, Jobs } from '../ports/queue/queue.js';
import { reconcileSubscriptions } from '../usecases/billing/reconcile-subscriptions.js';
import { tendBilling } from '../usecases/billing/tend-billing.js';
import { deliverTexts } from '../usecases/deliver-texts.js';
import { drawReviews } from '../usecases/draw-reviews.js';
import { foreseeReminders } from '../usecases/foresee-reminders.js';
import { handleMail } from '../usecases/handle-mail.js';
import { sendOutreach } from '../usecases/outreach/send-outreach.js';
import { purge } from '../usecases/purge.js';
import { retire } from '../usecases/retire.js';
import { sweep } from '../usecases/sweep.js';
import { tendReminders } from '../usecases/tend-reminders.js';
import type { World } from '../usecases/world.js';

/** What each job does: one call. */
export const RUN: { [N in JobName]: (world: World, data: Jobs[N]) => Promise<unknown> } = {
  mail: (world, { conversationId }) => handleMail(world, conversationId),
  delivery: (world) => deliverTexts(world),
  sweep: (world) => sweep(world),
  reminders: (world) => tendReminders(world),
  foresight: (world) => foreseeReminders(world),
  outreach: (world) => sendOutreach(world),
  purge: (world) => purge(world),
  retire: (world) => retire(world),
  reviews: (world) => drawReviews(world),
  billing: (world) => tendBilling(world),
  reconcile: (world) => reconcileSubscriptions(world),
};

/** When each job last began, by a counter that only goes forward. */
const begun = new WeakMap<World, Map<string, number>>();

/** When a job last began in this process, as `performance.now()` has it; undefined when it never did. */
export const lastRun = (world: World, name: JobName): number | undefined => begun.get(world)?.get(name);

/**
 * Answers a doorbell; `again` when somebody began to and did not finish, and so may have told nobody what they changed.
 * A job of another release, which we do not know, is let go.
 */
export async function runJob(world: World, name: string, data: unknown, again = false): Promise<void> {
  if (!(name in RUN)) return world.log.warn('unknown job', { name });
  const began = performance.now();
  begun.set(world, (begun.get(world) ?? new Map<string, number>()).set(name, began));
  let result: 'done' | 'failed' = 'failed';
  try {
    await RUN[name as 'mail'](world, data as Jobs['mail']);
    if (again && name === 'mail') await world.store.tellAgain((data as Jobs['mail']).conversationId);
    result = 'done';
  } finally {
    world.metrics.count('jobs', { name, result });
    world.metrics.time('job', { name }, (performance.now() - began) / 1000);
  }
}
