/** When a user wants to hear from us, and what they want to drink. Times are HH:MM in the user's zone. Everything is off until switched on. */
export interface ReminderSettings {
  notifications: boolean;
  remindBreakfast: boolean;
  remindLunch: boolean;
  remindDinner: boolean;
  remindSnacks: boolean;
  enableSummary: boolean;
  /** The week by text on Sunday evening; null while nobody decided: then it goes with `notifications`. */
  weeklyReport: boolean | null;
  breakfastTime: string;
  lunchTime: string;
  dinnerTime: string;
  snackTime: string;
  summaryTime: string;
  /** Water a day, ml; null is no goal. */
  waterGoalMl: number | null;
}

/** What a water goal may be, ml a day. */
export const WATER_GOAL_BOUNDS = [250, 6000] as const;

export const REMINDER_DEFAULTS: Readonly<ReminderSettings> = Object.freeze({
  notifications: false,
  remindBreakfast: false,
  remindLunch: false,
  remindDinner: false,
  remindSnacks: false,
  enableSummary: false,
  weeklyReport: null,
  breakfastTime: '08:00',
  lunchTime: '12:00',
  dinnerTime: '20:00',
  snackTime: '15:30',
  summaryTime: '21:30',
  waterGoalMl: null,
});

/** Whether the weekly report is wanted. It does not hang on the reminders: a plan may have one without the other. */
export const wantsWeeklyReport = ({ weeklyReport, notifications }: Pick<ReminderSettings, 'weeklyReport' | 'notifications'>): boolean =>
  weeklyReport ?? notifications;
