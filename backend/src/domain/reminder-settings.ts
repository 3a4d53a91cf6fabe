/** When a user wants to hear from us. Times are HH:MM in the user's zone. Everything is off until switched on. */
export interface ReminderSettings {
  notifications: boolean;
  remindBreakfast: boolean;
  remindLunch: boolean;
  remindDinner: boolean;
  remindSnacks: boolean;
  enableSummary: boolean;
  breakfastTime: string;
  lunchTime: string;
  dinnerTime: string;
  snackTime: string;
  summaryTime: string;
}

export const REMINDER_DEFAULTS: Readonly<ReminderSettings> = Object.freeze({
  notifications: false,
  remindBreakfast: false,
  remindLunch: false,
  remindDinner: false,
  remindSnacks: false,
  enableSummary: false,
  breakfastTime: '08:00',
  lunchTime: '12:00',
  dinnerTime: '20:00',
  snackTime: '15:30',
  summaryTime: '21:30',
});
