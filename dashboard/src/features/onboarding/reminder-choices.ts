import type { SaveGoals } from '@mealtext/backend/contract';
import { browserZone } from '../../lib/browser-zone';
import { REMINDER_CONSENT, consentIn } from '@mealtext/backend/domain';
import { shownLanguage } from '../../lib/language';

export interface ReminderChoices {
  notifications: boolean;
  remindBreakfast: boolean;
  remindLunch: boolean;
  remindDinner: boolean;
  remindSnacks: boolean;
  breakfastTime: string;
  lunchTime: string;
  dinnerTime: string;
  summaryTime: string;
}

/** Everything off; the times that onboarding suggests. */
export const NO_REMINDERS: ReminderChoices = {
  notifications: false,
  remindBreakfast: false,
  remindLunch: false,
  remindDinner: false,
  remindSnacks: false,
  breakfastTime: '08:00',
  lunchTime: '12:00',
  dinnerTime: '18:00',
  summaryTime: '21:00',
};

/** Half-typed times are left out, so that the stored ones stay. */
export function chosenReminders(chosen: ReminderChoices): SaveGoals {
  const { notifications, breakfastTime, lunchTime, dinnerTime, summaryTime, ...switches } = chosen;
  const times = Object.fromEntries(Object.entries({ breakfastTime, lunchTime, dinnerTime, summaryTime }).filter(([, time]) => time));
  return {
    ...switches,
    ...times,
    notifications,
    enableSummary: notifications,
    timezone: browserZone(),
    ...(notifications ? { consentVersion: consentIn(REMINDER_CONSENT, shownLanguage()).version } : {}),
  };
}
