import { track } from './analytics';
import { RequestError } from './request';

/** Notes a failed step: where it happened, which step it was, and the status if there was an answer. Never the words of a user. */
export function reportError(error: unknown, { path, step }: { path: string; step: string }): void {
  console.warn(`${step}:`, error);
  track('api_error', { request: path, step, status: error instanceof RequestError ? error.status : 0 });
}
