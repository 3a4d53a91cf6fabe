import type { Session } from '../ports/sessions.js';
import { refusal } from './refusal.js';

const TEN_MINUTES_MS = 600_000;

/** @throws the refusal "Verification required" unless a code proved this session's phone within the last ten minutes. */
export function freshlyProven({ provenAt }: Session, now: Date): void {
  if (now.getTime() - provenAt.getTime() > TEN_MINUTES_MS) throw refusal('Verification required');
}
