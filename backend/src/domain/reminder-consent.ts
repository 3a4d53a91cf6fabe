import { type ReminderSettings, wantsWeeklyReport } from './reminder-settings.js';

/** `news`: texts about us, which are no reminders. */
type Switches = Partial<ReminderSettings> & { news?: boolean };
const SWITCHES = ['notifications', 'remindBreakfast', 'remindLunch', 'remindDinner', 'remindSnacks', 'enableSummary'] as const;

/** Consent to texts that we send by ourselves, as the record of consents has it. */
export interface ConsentChange {
  purpose: 'reminders' | 'weekly-report' | 'news';
  action: 'granted' | 'revoked';
}

/**
 * What a change of settings says about consent to texts that we send by ourselves: whoever switches one on, wherever they do it, asks for it;
 * whoever switches them off takes that back.
 */
export function consentsOf(before: Switches, after: Switches): ConsentChange[] {
  const all: ConsentChange[] = [];
  if (after.notifications === false) {
    if (before.notifications === true) all.push({ purpose: 'reminders', action: 'revoked' });
  } else if (SWITCHES.some((name) => after[name] === true && before[name] !== true)) all.push({ purpose: 'reminders', action: 'granted' });
  const { weeklyReport: was = null } = before;
  if (after.weeklyReport !== undefined && after.weeklyReport !== was) {
    // An undo may leave it undecided again: then it goes with the reminders.
    const wanted = wantsWeeklyReport({ ...OFF, ...before, ...after });
    if (wanted !== was) all.push({ purpose: 'weekly-report', action: wanted ? 'granted' : 'revoked' });
  }
  const { news } = after;
  if (news !== undefined && news !== (before.news ?? false)) all.push({ purpose: 'news', action: news ? 'granted' : 'revoked' });
  return all;
}

/** Whether a change begins what was off: for that the words of the consent must have been shown, or the user have texted it. */
export function beginsTexts(before: Switches, after: Switches): boolean {
  const was = { ...OFF, ...before };
  const then = { ...was, ...after };
  const news = then.news === true && was.news !== true;
  return news || (then.notifications && !was.notifications) || (wantsWeeklyReport(then) && !wantsWeeklyReport(was));
}

const OFF: Pick<ReminderSettings, 'notifications' | 'weeklyReport'> & Switches = { notifications: false, weeklyReport: null };
