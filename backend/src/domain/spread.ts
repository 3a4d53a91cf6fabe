import { endOfLocalDay } from './local-day.js';
import { type Due, nextDue } from './recurrence.js';

/** What is due daily or weekly: HH:MM in a zone. */
export interface Occasion {
  time: string;
  zone: string;
  /** 0 Sunday to 6 Saturday; left out for a daily one. */
  weekday?: number | undefined;
}

/** Whose occasion it is, and within how many ms after the minute theirs may come. */
export interface Spread {
  owner: string;
  withinMs: number;
}

/** Minutes at which many are due: what is asked for at 7:13 is few people's, and comes at 7:13. */
const CROWDED = new Set(['00', '30']);

/** An owner's place within any spread, from 0 up to and without 1: the same for ever, and even over all owners. */
export function placeOf(owner: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < owner.length; at += 1) hash = Math.imul(hash ^ owner.charCodeAt(at), 0x01000193);
  // Ids that differ in their last letter only would lie close together.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * When an occasion next comes round for an owner, strictly after `after`: never before its time, and after it by the owner's place in the spread, at a full
 * or half hour only. Never into the next local day. `localDate` is the day that it was asked for.
 */
export function spreadDue(after: Date, occasion: Occasion, spread: Spread): Due {
  const { time, zone, weekday } = occasion;
  const withinMs = CROWDED.has(time.slice(3)) ? spread.withinMs : 0;
  // Of one whose time has passed the owner's place may be still to come.
  let due = nextDue(new Date(after.getTime() - withinMs), time, zone, weekday);
  for (;;) {
    const at = new Date(due.at.getTime() + offsetMs(due.at, zone, withinMs, spread.owner));
    if (at > after) return { at, localDate: due.localDate };
    due = nextDue(due.at, time, zone, weekday);
  }
}

function offsetMs(at: Date, zone: string, withinMs: number, owner: string): number {
  if (withinMs === 0) return 0;
  // Half of what is left of the day, as the rest is for sending it.
  const room = Math.min(withinMs, (endOfLocalDay(at, zone).getTime() - at.getTime()) / 2);
  return Math.floor(placeOf(owner) * room);
}
