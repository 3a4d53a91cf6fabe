import { localTime } from './local-day.js';

/** From one hour of the local clock until another, every day; 0 to 24. */
export interface Hours {
  from: number;
  until: number;
}

/** What promotes something (a line that names a plan to buy) may be texted in these hours of the recipient's clock only: 47 CFR 64.1200(c)(1). */
export const PROMOTION_HOURS: Hours = { from: 8, until: 21 };

/** Whether a text that promotes something may be sent now: in these hours of every zone that the recipient may be in. */
export function mayPromote(now: Date, zones: readonly string[], { from, until }: Hours): boolean {
  return zones.every((zone) => {
    const hour = Number(localTime(now, zone).slice(0, 2));
    return hour >= from && hour < until;
  });
}

/** The hours that are in both. */
export function narrower(a: Hours, b: Hours): Hours {
  return { from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) };
}
