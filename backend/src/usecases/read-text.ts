import type { ReadAnswer } from '../conversation/turn.js';
import type { Snapshot } from '../ports/storage/texts/store.js';
import type { Understood } from '../ports/reading/understanding.js';
import { withinMeans } from './within-means.js';
import type { Dependencies } from './dependencies.js';

/** What the built-in reader is not sure of, and makes of it. */
export type Unsure = Omit<Extract<Understood, { type: 'unsure' }>, 'question' | 'sure'>;

type ReadDependencies = Pick<Dependencies, 'model' | 'store' | 'rules' | 'log' | 'metrics'>;

/**
 * Has what the built-in reader was not sure of read by the model, where the day's allowance and the month's money last; what was asked
 * before costs neither. A model that cannot answer leaves the text to the built-in reader's `own` reading, and takes nothing.
 */
export async function readText(deps: ReadDependencies, unsure: Unsure, user: Snapshot['user']): Promise<ReadAnswer> {
  const { model, metrics } = deps;
  const { words, context, as, own } = unsure;
  if (!model) return { reading: own, modelMissed: false };
  const kept = await model.readKept(words, context, as, own);
  if (kept) {
    metrics.count('model_readings', { result: 'kept' });
    return { reading: kept, modelMissed: false };
  }
  const asked = await withinMeans(deps, user, context.now, async () => {
    const began = performance.now();
    try {
      return await model.read(words, context, as, own);
    } finally {
      metrics.time('model_reading', {}, (performance.now() - began) / 1000);
    }
  });
  metrics.count('model_readings', { result: asked.type === 'answered' ? 'answered' : asked.reason });
  if (asked.type === 'missed') return { reading: own, modelMissed: !FOR_GOOD.has(asked.reason) };
  return { reading: asked.answer, modelMissed: false };
}

/** Money that is spent and settings that are refused are no outage: nothing is promised for later. */
export const FOR_GOOD: ReadonlySet<string> = new Set(['no-budget', 'misconfigured']);
