/** A number that we send from, and what it is allowed. All processes that send from it share one pace. */
export interface Pace {
  sender: string;
  segmentsPerSecond: number;
  /** From midnight to midnight where carriers count; null or left out: as much as the rate allows. */
  segmentsPerDay?: number | null;
}

/** What several are allowed together; a day is limited only where each of them is. */
export function carrierOf(paces: readonly Pace[]): { segmentsPerSecond: number; segmentsPerDay: number | null } {
  const days = paces.flatMap(({ segmentsPerDay }) => segmentsPerDay ?? []);
  const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
  return {
    segmentsPerSecond: sum(paces.map((pace) => pace.segmentsPerSecond)),
    segmentsPerDay: days.length === paces.length ? sum(days) : null,
  };
}

/** Carriers that cap a day begin it at midnight there. */
export const CARRIER_ZONE = 'America/Los_Angeles';

/** The share of a day's segments at which a lane stops, so that the more urgent have the rest: what nobody asked for stops first, and answers and codes never do. */
export const DAY_SHARES = { reminder: 0.9, summary: 0.8, outreach: 0.6 } as const;
