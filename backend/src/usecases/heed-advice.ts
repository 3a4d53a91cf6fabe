import type { Advice } from '../ports/texts/text-gateway.js';
import type { Dependencies } from './dependencies.js';

/** Does what a provider's error asks for beyond the text that met it: keeps others from meeting it too, and calls for somebody to look. */
export async function heed(
  { outbox, log }: Pick<Dependencies, 'outbox' | 'log'>,
  text: { id: string; from: string | null },
  code: string,
  { holds, of, afterSeconds, alert, number }: Advice,
  now: Date,
): Promise<void> {
  if (alert) log.error('text provider needs a look', new Error(`provider error ${code}`), { code, holds });
  if (holds !== 'nothing') await outbox.holdBack(holds, new Date(now.getTime() + 1000 * afterSeconds), of === 'sender' ? text.from : null);
  if (number !== 'fine' && (await outbox.numberFailed(text.id, number, code, now)))
    log.warn('number cannot be reached', { textId: text.id, code });
}
