import { moveDay } from './days';
import { kept } from './kept';
import { shownLocale } from './language';
import { sayShell } from './say-shell';

/** A formatter of numbers for the language that is shown, made once. */
const numbers = (options: Intl.NumberFormatOptions) => {
  const made = kept((locale) => new Intl.NumberFormat(locale, options));
  return (value: number): string => made(shownLocale()).format(value);
};

const days = (options: Intl.DateTimeFormatOptions) => {
  const made = kept((locale) => new Intl.DateTimeFormat(locale, options));
  return (instant: string): string => made(shownLocale()).format(new Date(instant));
};

/** Of a calendar day, which no zone moves. */
const calendarDays = (options: Intl.DateTimeFormatOptions) => {
  const show = days({ ...options, timeZone: 'UTC' });
  return (day: string): string => show(`${day}T00:00:00Z`);
};

/** "1,240" */
export const showNumber = numbers({ maximumFractionDigits: 0 });

/** "0.33", "1.5", "2": up to two decimals. */
export const showAmount = numbers({ maximumFractionDigits: 2 });

const price = numbers({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
const wholePrice = numbers({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 });
/** "$5.99", "$0" */
export const showPrice = (dollars: number): string => (dollars === 0 ? wholePrice : price)(dollars);

const clocks = kept((zone) => days({ hour: 'numeric', minute: '2-digit', timeZone: zone }));
/** "8:05 AM", of an instant in a zone. */
export const showTime = (instant: string, timeZone: string): string => clocks(timeZone)(instant);

/** "8:05 AM", of a wall clock HH:MM. */
export const showClock = (time: string): string => clocks('UTC')(`1970-01-01T${time}:00Z`);

/** "June 10, 2025", of an instant. */
export const showDate = days({ day: 'numeric', month: 'long', year: 'numeric' });

/** "Tue 10 Jun", of a calendar day. */
export const showWeekday = calendarDays({ weekday: 'short', day: 'numeric', month: 'short' });

/** "Today", "Yesterday", else "Tue 10 Jun"; without knowing today always that. */
export function showDay(day: string, today: string | null): string {
  if (day === today) return sayShell('today');
  if (today !== null && day === moveDay(today, -1)) return sayShell('yesterday');
  return showWeekday(day);
}

/** "Tuesday, June 10", of a calendar day. */
export const showFullDay = calendarDays({ weekday: 'long', day: 'numeric', month: 'long' });

/** "June 10", of a calendar day. */
export const showMonthDay = calendarDays({ day: 'numeric', month: 'long' });

/** "June 2025", of a month YYYY-MM. */
export const showMonth = (month: string): string => monthOf(`${month}-01`);
const monthOf = calendarDays({ month: 'long', year: 'numeric' });

/** "Tue", of a calendar day. */
export const showWeekdayName = calendarDays({ weekday: 'short' });

/** "10 Jun", of a calendar day. */
export const showShortDay = calendarDays({ day: 'numeric', month: 'short' });

/** "10/6": day/month, of a calendar day. */
export const showDayMonth = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/** As the browser knows it to be one: `navigator.language` may be anything. */
export const readersLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;

/** The first day of a week where this browser's reader lives: 0 Sunday to 6 Saturday. */
export function weekStart(): number {
  const locale = new Intl.Locale(readersLocale()) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return (locale.getWeekInfo?.().firstDay ?? 7) % 7;
}
