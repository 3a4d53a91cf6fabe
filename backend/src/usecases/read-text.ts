import { isSure } from '../conversation/is-sure.js';
import type { ReadAnswer } from '../conversation/turn.js';
import { localDate } from '../domain/local-day.js';
import { ReaderUnavailable } from '../ports/reader.js';
import type { Snapshot } from '../ports/store.js';
import type { ReadingContext } from '../reading/reading.js';
import type { World } from './world.js';

/**
 * Has a text read: by the built-in reader where it is sure, else by the model where one is configured and the day's allowance
 * lasts. A model that cannot answer leaves the text to the built-in reader.
 */
export async function readText(
  { reader, model, store, rules, log, metrics }: Pick<World, 'reader' | 'model' | 'store' | 'rules' | 'log' | 'metrics'>,
  text: string,
  context: ReadingContext,
  user: Snapshot['user'],
  as: 'auto' | 'meal',
): Promise<ReadAnswer> {
  const own = await reader.read(text, context, as);
  if (!model || isSure(own)) return { reading: own, modelMissed: false };
  if (await store.takeModelRead(user.id, localDate(context.now, user.timezone), rules.capabilities[user.plan].modelReadsPerDay)) {
    const began = performance.now();
    try {
      const reading = await model.read(text, context, as);
      metrics.count('model_readings', { result: 'answered' });
      return { reading, modelMissed: false };
    } catch (error) {
      if (!(error instanceof ReaderUnavailable)) throw error;
      metrics.count('model_readings', { result: error.reason });
      log.warn('model unavailable', { reason: error.reason });
    } finally {
      metrics.time('model_reading', {}, (performance.now() - began) / 1000);
    }
  } else metrics.count('model_readings', { result: 'no-allowance' });
  return { reading: own, modelMissed: true };
}
