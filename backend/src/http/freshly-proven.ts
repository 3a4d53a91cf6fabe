import type { Session } from '../ports/storage/people/sessions.js';
import { isFresh } from '../usecases/prove-afresh.js';
import { refusal } from './refusal.js';

/** @throws the refusal "Verification required" unless a code proved this session's phone within the last ten minutes. */
export function freshlyProven(session: Session, now: Date): void {
  if (!isFresh(session, now)) throw refusal('Verification required');
}
