import type { GoalsView, SaveGoals } from '@mealtext/backend/contract';
import { REMINDER_DEFAULTS, type ReminderSettings, REMINDER_CONSENT, WEEKLY_CONSENT, consentIn } from '@mealtext/backend/domain';
import { browserZone } from '../../lib/browser-zone';
import { zoneOffset } from '../../lib/zone-offset';
import { shownLanguage } from '../../lib/language';

/** What the notification screen edits. */
export interface Settings extends ReminderSettings {
  timezone: string;
  /** Hours from UTC now. */
  timezoneOffset: number;
}

/** How long after a change of a time, the timezone or the summary it is saved by itself, in ms. */
export const AUTOSAVE_AFTER = 100;

/** Stored settings; where none are, everything off at the usual times, in the browser's zone. */
export function settingsOf(saved: GoalsView | null): Settings {
  const zone = browserZone();
  if (!saved) return { ...REMINDER_DEFAULTS, timezone: zone, timezoneOffset: zoneOffset(zone) ?? 0 };
  const { userId: _, caloriesGoal: _c, proteinGoal: _p, carbsGoal: _b, fatGoal: _f, sugarGoal: _s, ...settings } = saved;
  return settings;
}

/** The edits as they are sent: without half-typed times, and with what was agreed to when something is switched on. */
export function changeOf(edits: Partial<Settings>): SaveGoals {
  const whole = Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== ''));
  const agreed = [
    ...(edits.notifications ? [consentIn(REMINDER_CONSENT, shownLanguage()).version] : []),
    ...(edits.weeklyReport ? [consentIn(WEEKLY_CONSENT, shownLanguage()).version] : []),
  ];
  return agreed.length ? { ...whole, consentVersion: agreed.join(' ') } : whole;
}

/** The edits that still differ from what is stored. */
export function differing(edits: Partial<Settings>, stored: Settings): Partial<Settings> {
  return Object.fromEntries(Object.entries(edits).filter(([field, value]) => stored[field as keyof Settings] !== value));
}
