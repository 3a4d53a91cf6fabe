const DAY_MS = 86_400_000;
const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short' });
const dated = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const whole = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** "Today", "Yesterday", "Tue 10 Jun", "10 Jun 2025": the day of an instant where the staff member is. */
export function dayWords(at: Date, now = new Date()): string {
  const ago = Math.round((midnight(now) - midnight(at)) / DAY_MS);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  if (ago === -1) return 'Tomorrow';
  return Math.abs(ago) < 180 ? weekday.format(at) : dated.format(at);
}

export const clockTime = (at: Date): string => clock.format(at);
export const momentWords = (at: Date): string => `${dayWords(at)}, ${clock.format(at)}`;
export const wholeMoment = (at: Date): string => whole.format(at);

/** A day and a time of a user, where they are: "Thu, Nov 26, 11:52 PM". */
export function theirMoment(date: string, time: string): string {
  const at = new Date(`${date}T${time}`);
  return `${weekday.format(at)}, ${clock.format(at)}, where they are`;
}

const counts = new Intl.NumberFormat();
const money = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
const priced = (currency: string) => new Intl.NumberFormat(undefined, { style: 'currency', currency: currency.toUpperCase() });
const tenths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

export const count = (value: number): string => counts.format(value);
export const dollars = (value: number): string => money.format(value);
/** An amount of money by its cents: "$9.99". */
export const amount = (cents: number, currency = 'usd'): string => priced(currency).format(cents / 100);
export const rounded = (value: number): string => tenths.format(value);

/** A figure that may be missing. */
export const figure = (value: number | null | undefined, unit = ''): string =>
  value == null ? '–' : `${rounded(value)}${unit && ` ${unit}`}`;

/** Calories without decimals, or a dash. */
export const kcal = (value: number | null | undefined): string => (value == null ? '–' : count(Math.round(value)));

/** "4 min", "2.5 h", "850 ms". What would be rounded to a whole one of the next unit is told in that. */
export function duration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${tenths.format(ms / 1000)} s`;
  if (ms < 59.5 * 60_000) return `${Math.round(ms / 60_000)} min`;
  if (ms < 2 * DAY_MS) return `${tenths.format(ms / 3_600_000)} h`;
  return `${Math.round(ms / DAY_MS)} days`;
}

/** "log_meal", "not-understood" as words: "log meal", "not understood". */
export const plainWords = (name: string): string => name.replace(/[_-]+/g, ' ');
/** What a text of ours says, of those kinds whose name alone would mislead. */
const KINDS: Readonly<Record<string, string>> = { unknown: 'not understood', ack: 'acknowledged' };
export const kindWords = (kind: string): string => KINDS[kind] ?? plainWords(kind);
/** "America/St_Johns" → "America/St Johns" */
export const zoneWords = (zone: string): string => zone.replace(/_/g, ' ');
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
