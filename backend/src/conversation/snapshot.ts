import type { Entry, Item } from '../domain/entry.js';
import type { Goals } from '../domain/goals.js';
import type { MealType } from '../domain/meal-type.js';
import type { Hours } from '../domain/promotion-hours.js';
import type { Capabilities, Plan } from '../domain/plan.js';
import type { FoodMemory, Language } from '../reading/reading.js';
import type { Event, UserSettings } from './events.js';
import type { Pending, ReplyKind } from './outcome.js';

/** All that a turn may know. Loaded in one go, plain JSON, never mutated. */
export interface Snapshot {
  /** Grows by one with every committed turn; a commit against an older one is refused and the turn decided again. */
  version: number;
  user: SnapshotUser;
  goals: Goals | null;
  /** Entries of the last 31 local days, oldest first; removed ones are not here. */
  entries: Entry[];
  /** What was counted against the plan on the user's current local day. */
  used: { texts: number; meals: number; workouts: number; modelReads: number };
  /** Limits already explained today, so that we say it once. */
  noticed: ('texts' | 'meals' | 'workouts')[];
  waterMlToday: number;
  /** Weights of the same days as the entries, by day and in the order they came. */
  weights: { id: string; date: string; kg: number }[];
  saved: { name: string; items: Item[] }[];
  memory: FoodMemory[];
  pending: Pending | null;
  /** The user's latest changes, newest last, at most 20, none older than 24 hours. */
  changes: Change[];
  /** The last text we sent, when it was under 12 hours ago. */
  lastSent: { kind: ReplyKind; meal: MealType | null; at: string; text?: string } | null;
  /** The user's texts of the last ten minutes, newest last, at most eight: what a short text leaves out, and what it goes on from. */
  recent: RecentText[];
  /** A reply that is still waiting for more texts. */
  waiting: { id: string; text: string; kinds: ReplyKind[]; entryIds: string[]; at: string } | null;
  /** Meals the user told us they skipped today. */
  skipped: MealType[];
  /** Staff hold the conversation: we log food and stay silent. */
  staffHold: boolean;
  /** A sign-in code was sent at this instant, if under 30 minutes ago. */
  codeSentAt: string | null;
  /** The next running entry number. */
  nextNumber: number;
  /** Stable links for texts that name a page. */
  links: { app: string; upgrade: string; signup: string; support: string };
  /** When a text may name a plan to buy: in these hours, both in the zone of the number and in the user's own. */
  promotion: { zone: string; hours: Hours };
  /** What the user's plan may do, after configuration. */
  capabilities: Capabilities;
  /** A number without an account (also one whose account is deleted): nothing is logged. Null for a user. */
  stranger: { linkSentAt: string | null } | null;
  /** The carrier answers STOP, START and HELP itself; we record and stay silent. */
  carrierAnswersKeywords: boolean;
  /** A model looks at pictures; left out: none does. */
  seesPictures?: boolean;
}

export interface SnapshotUser {
  id: string;
  firstName: string | null;
  /** IANA zone; UTC when unknown. */
  timezone: string;
  country: 'US' | 'CA';
  /** Language of the last understood text, or the user's choice. */
  language: Language;
  plan: Plan;
  optedOut: boolean;
  /** Account deletion is under way. */
  deleted: boolean;
  weightKg: number | null;
  settings: UserSettings;
  createdAt: string;
}

/** `id`: that of the text, which the change it made has too. */
export interface RecentText {
  id: string;
  text: string;
  at: string;
}

/** The reversible effect of one turn or of one edit on a screen, for undo and redo. `id`: the text's, or the edit's own. */
export interface Change {
  id: string;
  at: string;
  events: Event[];
  undone: boolean;
  /** When it was undone; the latest is what "bring it back" means. Null while it stands. */
  undoneAt: string | null;
}
