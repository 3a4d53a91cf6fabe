const DAY_MS = 86_400_000;
/** A calendar day as if it were one in UTC, where every day has 24 hours. */
const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** `date` moved by whole calendar days. */
export function addDays(date: string, days: number): string {
  return new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}
