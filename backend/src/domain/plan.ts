export const PLANS = ['free', 'plus', 'pro'] as const;
export type Plan = (typeof PLANS)[number];

/** What a plan may do. Counts are per local day; -1 is unlimited. */
export interface Capabilities {
  textsPerDay: number;
  mealsPerDay: number;
  workoutsPerDay: number;
  /** Which past days may be read, and how much of them. */
  history: 'none' | 'calories' | 'all';
  historyDays: number;
  /** How far back averages and lines go, in days; -1 is all there is. */
  trendDays: number;
  healthRating: boolean;
  reminders: boolean;
  weeklyReport: boolean;
  /** Texts a day that may be read by a model; beyond it the built-in reader answers. */
  modelReadsPerDay: number;
}

/** The one table of what each plan has; limits and model allowances can be overridden by configuration. */
export const CAPABILITIES: Readonly<Record<Plan, Capabilities>> = {
  free: {
    textsPerDay: 10,
    mealsPerDay: 3,
    workoutsPerDay: 0,
    history: 'none',
    historyDays: 0,
    trendDays: 0,
    healthRating: false,
    reminders: false,
    weeklyReport: false,
    modelReadsPerDay: 10,
  },
  plus: {
    textsPerDay: -1,
    mealsPerDay: -1,
    workoutsPerDay: 1,
    history: 'calories',
    historyDays: 30,
    trendDays: 30,
    healthRating: false,
    reminders: false,
    weeklyReport: true,
    modelReadsPerDay: 50,
  },
  pro: {
    textsPerDay: -1,
    mealsPerDay: -1,
    workoutsPerDay: -1,
    history: 'all',
    historyDays: 30,
    trendDays: -1,
    healthRating: true,
    reminders: true,
    weeklyReport: true,
    modelReadsPerDay: 200,
  },
};

/** Whether one more is allowed after `used` of a daily `limit` (-1: always). */
export function withinLimit(used: number, limit: number): boolean {
  return limit === -1 || used < limit;
}
