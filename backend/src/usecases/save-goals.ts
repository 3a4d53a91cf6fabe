import { GOAL_NAMES, type Goals, NO_GOALS } from '../domain/goals.js';
import { isZone } from '../domain/local-day.js';
import type { ReminderSettings } from '../domain/reminder-settings.js';
import { zoneOfOffset } from '../domain/zone-of-offset.js';
import type { Consent } from '../ports/accounts.js';
import type { AuditNote } from '../ports/staff-audit.js';
import type { Event, Snapshot } from '../ports/store.js';
import { edit } from './edit.js';
import type { World } from './world.js';

/** What a screen saves; what is left out stays. A goal of null or 0 is no goal. */
export interface GoalChanges {
  goals: Partial<Goals>;
  settings: Partial<ReminderSettings>;
  timezone: string | null;
  timezoneOffset: number | null;
  /** How consent to reminders was given, where the words were shown. */
  consent: Pick<Consent, 'textVersion' | 'ip' | 'userAgent'> | null;
}

/** Saves goals and settings. `audit` tells what staff are to be held to. */
export async function saveGoals(
  world: Pick<World, 'store' | 'clock' | 'accounts'>,
  userId: string,
  changes: GoalChanges,
  audit?: (events: readonly Event[]) => AuditNote,
): Promise<'saved' | 'bad-zone' | 'not-found'> {
  if (changes.timezone !== null && !isZone(changes.timezone)) return 'bad-zone';
  const saved = await edit(world, userId, (snapshot, now) => Promise.resolve(eventsOf(changes, snapshot, now)), audit);
  if (!saved) return 'not-found';
  const { notifications } = changes.settings;
  if (changes.consent && notifications !== undefined) {
    await world.accounts.recordConsent(
      userId,
      { purpose: 'reminders', action: notifications ? 'granted' : 'revoked', ...changes.consent },
      world.clock.now(),
    );
  }
  return 'saved';
}

function eventsOf(changes: GoalChanges, { goals, user }: Snapshot, now: Date): Event[] {
  const given = Object.fromEntries(
    GOAL_NAMES.filter((name) => changes.goals[name] !== undefined).map((name) => [name, changes.goals[name] || null]),
  );
  const zone = changes.timezone ?? (changes.timezoneOffset === null ? null : zoneOfOffset(changes.timezoneOffset, user.timezone, now));
  const after = { ...changes.settings, ...(zone ? { timezone: zone } : {}) };
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, user.settings[key as keyof typeof user.settings]]));
  const events: Event[] = [];
  if (Object.keys(given).length) events.push({ type: 'goals-changed', before: goals, after: { ...NO_GOALS, ...goals, ...given } });
  if (Object.keys(after).length) events.push({ type: 'settings-changed', before, after });
  return events;
}
