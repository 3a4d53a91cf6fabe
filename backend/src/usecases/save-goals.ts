import { canonicalZone } from '../domain/canonical-zone.js';
import { GOAL_NAMES, type Goals, NO_GOALS } from '../domain/goals.js';
import { beginsTexts } from '../domain/reminder-consent.js';
import type { ReminderSettings } from '../domain/reminder-settings.js';
import { zoneOfOffset } from '../domain/zone-of-offset.js';
import type { Event, ShownConsent, Snapshot } from '../ports/storage/texts/store.js';
import { edit, type Edited, type EditOptions } from './edit.js';
import type { Dependencies } from './dependencies.js';

/** What a screen saves; what is left out stays. A goal of null or 0 is no goal. */
export interface GoalChanges {
  goals: Partial<Goals>;
  settings: Partial<ReminderSettings>;
  timezone: string | null;
  timezoneOffset: number | null;
  /** How consent to reminders was given, where the words were shown. */
  consent: ShownConsent | null;
}

/** Saves goals and settings. Reminders are not switched on without the consent that goes with it: `no-consent`. */
export async function saveGoals(
  deps: Pick<Dependencies, 'store' | 'clock'>,
  userId: string,
  changes: GoalChanges,
  options: EditOptions = {},
): Promise<Edited | 'bad-zone' | 'bad-offset' | 'no-consent' | 'not-found'> {
  let refused: 'bad-zone' | 'bad-offset' | 'no-consent' | null = null;
  const decide = (snapshot: Snapshot, now: Date): Promise<Event[] | null> => {
    const decided = eventsOf(changes, snapshot, now);
    refused = typeof decided === 'string' ? decided : null;
    return Promise.resolve(typeof decided === 'string' ? null : decided);
  };
  const saved = await edit(deps, userId, decide, { ...options, consent: () => changes.consent });
  return saved ?? refused ?? 'not-found';
}

function eventsOf(changes: GoalChanges, { goals, user }: Snapshot, now: Date): Event[] | 'bad-zone' | 'bad-offset' | 'no-consent' {
  const given = Object.fromEntries(
    GOAL_NAMES.filter((name) => changes.goals[name] !== undefined).map((name) => [name, changes.goals[name] || null]),
  );
  const named = changes.timezone === null ? null : canonicalZone(changes.timezone);
  if (changes.timezone !== null && named === null) return 'bad-zone';
  const shown = changes.timezoneOffset === null ? null : zoneOfOffset(changes.timezoneOffset, user.timezone, now);
  if (changes.timezoneOffset !== null && shown === null) return 'bad-offset';
  const zone = named ?? shown;
  const after = { ...changes.settings, ...(zone ? { timezone: zone } : {}) };
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, user.settings[key as keyof typeof user.settings]]));
  if (beginsTexts(user.settings, after) && !changes.consent) return 'no-consent';
  const events: Event[] = [];
  if (Object.keys(given).length) events.push({ type: 'goals-changed', before: goals, after: { ...NO_GOALS, ...goals, ...given } });
  if (Object.keys(after).length) events.push({ type: 'settings-changed', before, after });
  return events;
}
