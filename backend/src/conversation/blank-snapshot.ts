import { CAPABILITIES, type Plan } from '../domain/plan.js';
import { PROMOTION_HOURS } from '../domain/promotion-hours.js';
import { REMINDER_DEFAULTS } from '../domain/reminder-settings.js';
import type { Snapshot } from './snapshot.js';

/** What may be said of a user before the first text. */
export interface BlankUser {
  id: string;
  timezone: string;
  country?: 'US' | 'CA';
  plan?: Plan;
  firstName?: string | null;
  language?: Snapshot['user']['language'];
  /** UTC instant, ISO 8601. */
  createdAt: string;
}

/** The snapshot of a user who has never texted: the start of transcripts, of `converse` and of new users. */
export function blankSnapshot(user: BlankUser): Snapshot {
  const { id, timezone, country = 'US', plan = 'free', firstName = null, language = 'en', createdAt } = user;
  return {
    version: 0,
    user: {
      id,
      firstName,
      timezone,
      country,
      language,
      plan,
      optedOut: false,
      deleted: false,
      weightKg: null,
      settings: { ...REMINDER_DEFAULTS, timezone, firstName: firstName ?? '', language },
      createdAt,
    },
    goals: null,
    entries: [],
    used: { texts: 0, meals: 0, workouts: 0, modelReads: 0 },
    noticed: [],
    waterMlToday: 0,
    weights: [],
    saved: [],
    memory: [],
    pending: null,
    changes: [],
    lastSent: null,
    recent: [],
    waiting: null,
    skipped: [],
    staffHold: false,
    codeSentAt: null,
    nextNumber: 1,
    links: {
      app: 'https://mealtext.example',
      upgrade: 'https://mealtext.example/subscription',
      signup: 'https://mealtext.example',
      support: 'help@mealtext.example',
    },
    promotion: { zone: timezone, hours: PROMOTION_HOURS },
    capabilities: CAPABILITIES[plan],
    stranger: null,
    carrierAnswersKeywords: false,
  };
}
