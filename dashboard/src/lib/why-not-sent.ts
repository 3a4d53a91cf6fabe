import { RequestError } from './request';
import { sayShell } from './say-shell';

/** Why a text could not be sent, as a toast says it. */
export function whyNotSent(error: unknown): { title: string; text: string } {
  if (error instanceof RequestError && error.status === 403 && error.body?.error === 'Message limit reached') {
    return { title: sayShell('limitReached'), text: sayShell('limitReachedText') };
  }
  return { title: sayShell('notSent'), text: sayShell('tryLater') };
}
