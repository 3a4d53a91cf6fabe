import { applyOutcome } from '../../src/conversation/apply.js';
import { blankSnapshot } from '../../src/conversation/blank-snapshot.js';
import type { Event } from '../../src/conversation/events.js';
import type { Snapshot } from '../../src/conversation/snapshot.js';
import { turn } from '../../src/conversation/turn.js';

const blank = blankSnapshot({ id: 'u', timezone: 'America/New_York', plan: 'pro', createdAt: '2025-01-01T00:00:00.000Z' });

interface Setting {
  /** What is known before; by default nothing. */
  before?: Snapshot;
  /** When the first text came; by default at half past one on a Wednesday. */
  from?: Date;
  /** From one text to the next, in seconds. */
  apart?: number;
}

/** What becomes of texts that a user of plan Pro in New York sends one after another; the intents are those of the last. */
export function talked(
  texts: readonly string[],
  { before: known = blank, from = new Date('2026-03-04T18:30:00Z'), apart = 30 }: Setting = {},
): { state: Snapshot; events: Event[]; intents: readonly string[] } {
  const events: Event[] = [];
  let intents: readonly string[] = [];
  const state = texts.reduce((before, text, i) => {
    const now = new Date(from.getTime() + i * apart * 1000);
    const heard = { id: `t${i}`, text, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } };
    const outcome = turn(heard, before, now);
    events.push(...outcome.events);
    intents = outcome.intents;
    return applyOutcome(before, outcome, heard, now);
  }, known);
  return { state, events, intents };
}
