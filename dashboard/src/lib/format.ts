const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const price = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** "1,240" */
export const showNumber = (value: number): string => whole.format(value);

/** "$5.99" */
export const showPrice = (dollars: number): string => price.format(dollars);

/** "8:05 AM", of an instant. */
export const showTime = (instant: string): string => clock.format(new Date(instant));

/** "June 10, 2025", of an instant. */
export const showDate = (instant: string): string => longDay.format(new Date(instant));

/** The user's own calendar day: YYYY-MM-DD. */
export function localToday(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}

/** A calendar day moved by whole days. */
export function moveDay(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

/** "Today", "Yesterday", else "Tue 10 Jun". */
export function showDay(day: string, today = localToday()): string {
  if (day === today) return 'Today';
  if (day === moveDay(today, -1)) return 'Yesterday';
  return weekday.format(new Date(`${day}T00:00:00Z`));
}
