import { localToday, moveDay } from './days';
import { kept } from './kept';

const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const amount = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const price = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
const fullDay = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const clockIn = kept((timeZone) => new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone }));

/** "1,240" */
export const showNumber = (value: number): string => whole.format(value);

/** "$5.99" */
export const showPrice = (dollars: number): string => price.format(dollars);

/** "8:05 AM", of an instant in a zone. */
export const showTime = (instant: string, timeZone: string): string => clockIn(timeZone).format(new Date(instant));

/** "June 10, 2025", of an instant. */
export const showDate = (instant: string): string => longDay.format(new Date(instant));

/** "Tue 10 Jun", of a calendar day. */
export const showWeekday = (day: string): string => weekday.format(new Date(`${day}T00:00:00Z`));

/** "Today", "Yesterday", else "Tue 10 Jun". */
export function showDay(day: string, today = localToday()): string {
  if (day === today) return 'Today';
  if (day === moveDay(today, -1)) return 'Yesterday';
  return showWeekday(day);
}

/** "Tuesday, June 10", of a calendar day. */
export const showFullDay = (day: string): string => fullDay.format(new Date(`${day}T00:00:00Z`));

/** "10/6": day/month, of a calendar day. */
export const showDayMonth = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/** "8:05 AM", of a wall clock HH:MM. */
export const showClock = (time: string): string => clockIn('UTC').format(new Date(`1970-01-01T${time}:00Z`));

/** "0.33", "1.5", "2": up to two decimals. */
export const showAmount = (value: number): string => amount.format(value);
