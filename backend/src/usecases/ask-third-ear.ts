import type { HeardByModel } from '../ports/reading/third-ear.js';
import type { Snapshot } from '../ports/storage/texts/store.js';
import { withinMeans } from './within-means.js';
import type { Dependencies } from './dependencies.js';

/**
 * Has a text that our own ears heard next to nothing in heard by the model, within the same means as a reading. Null: it heard nothing
 * either, was not asked, or could not answer; then all stays as it is.
 */
export async function askThirdEar(
  { ear, ...deps }: Pick<Dependencies, 'ear' | 'store' | 'rules' | 'log' | 'metrics'>,
  text: string,
  user: Snapshot['user'],
  at: Date,
): Promise<HeardByModel | null> {
  if (!ear) return null;
  const { metrics } = deps;
  const kept = await ear.hearKept(text);
  const asked = kept ? null : await withinMeans(deps, user, at, () => ear.hear(text));
  metrics.count('third_ear', { result: kept ? 'kept' : asked!.type === 'answered' ? 'answered' : asked!.reason });
  const heard = kept ?? (asked!.type === 'answered' ? asked!.answer : null);
  if (heard?.topic) metrics.count('third_ear_raised', {});
  return heard;
}
