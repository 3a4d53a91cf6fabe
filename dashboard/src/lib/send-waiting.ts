import { dropText, waitingTexts, type Waiting } from './outbox';
import { RequestError } from './request';
import { sendMessage } from './requests/send-message';

/** Refusals that say nothing of the text: it is tried again later. */
const passes = (status: number): boolean => status === 401 || status === 408 || status === 429 || status >= 500;

/**
 * Sends what waits, oldest first, one after the other and in one tab at a time, until the network is gone again. `onRefused`: the server has
 * answered that it does not take this text, and it waits no more. True when any was taken.
 */
export async function sendWaiting(userId: string, onRefused: (text: Waiting, error: RequestError) => void): Promise<boolean> {
  let taken = false;
  await alone(async () => {
    for (let [text] = waitingTexts(userId); text; [text] = waitingTexts(userId)) {
      try {
        await sendMessage({ userId, ...text });
        taken = true;
      } catch (error) {
        if (!(error instanceof RequestError) || passes(error.status)) return;
        onRefused(text, error);
      }
      dropText(userId, text.idempotencyKey);
    }
  });
  return taken;
}

/** One at a time over all tabs, where the browser can tell; what is sent twice all the same is one text. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('mealtext-outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
