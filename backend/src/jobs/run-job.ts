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
import type { Dependencies } from '../usecases/dependencies.js';

/** What each job does: one call. */
export const RUN: { [N in JobName]: (deps: Dependencies, data: Jobs[N]) => Promise<unknown> } = {
  mail: (deps, { conversationId }) => handleMail(deps, conversationId),
  delivery: (deps) => deliverTexts(deps),
  sweep: (deps) => sweep(deps),
  reminders: (deps) => tendReminders(deps),
  foresight: (deps) => foreseeReminders(deps),
  outreach: (deps) => sendOutreach(deps),
  purge: (deps) => purge(deps),
  retire: (deps) => retire(deps),
  reviews: (deps) => drawReviews(deps),
  billing: (deps) => tendBilling(deps),
  reconcile: (deps) => reconcileSubscriptions(deps),
};

/** When each job last began, by a counter that only goes forward. */
const begun = new WeakMap<Dependencies, Map<string, number>>();

/** When a job last began in this process, as `performance.now()` has it; undefined when it never did. */
export const lastRun = (deps: Dependencies, name: JobName): number | undefined => begun.get(deps)?.get(name);

/**
 * Answers a doorbell; `again` when somebody began to and did not finish, and so may have told nobody what they changed.
 * A job of another release, which we do not know, is let go.
 */
export async function runJob(deps: Dependencies, name: string, data: unknown, again = false): Promise<void> {
  if (!(name in RUN)) return deps.log.warn('unknown job', { name });
  const began = performance.now();
  begun.set(deps, (begun.get(deps) ?? new Map<string, number>()).set(name, began));
  let result: 'done' | 'failed' = 'failed';
  try {
    await RUN[name as 'mail'](deps, data as Jobs['mail']);
    if (again && name === 'mail') await deps.store.tellAgain((data as Jobs['mail']).conversationId);
    result = 'done';
  } finally {
    deps.metrics.count('jobs', { name, result });
    deps.metrics.time('job', { name }, (performance.now() - began) / 1000);
  }
}
