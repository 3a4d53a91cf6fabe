import type { Language } from '../reading/reading.js';
import type { Event } from './events.js';
import type { Intent } from './intents/intent.js';

/** The vocabulary of what a text was taken to mean. */
export const INTENT_NAMES = [
  'log_meal',
  'log_workout',
  'log_water',
  'log_weight',
  'edit',
  'delete',
  'undo',
  'redo',
  'save_meal',
  'delete_saved',
  'set_goal',
  'settings',
  'question',
  'plan',
  'skip_meal',
  'answer_pending',
  'drop_pending',
  'clarify',
  'usage',
  'help',
  'compliance_help',
  'opt_in',
  'opt_out',
  'safety',
  'handoff',
  'deferred',
  'unknown_user',
  'none',
] as const;
export type IntentName = (typeof INTENT_NAMES)[number];

export const REPLY_KINDS = [
  'confirm_log',
  'confirm_workout',
  'confirm_edit',
  'confirm_delete',
  'confirm_undo',
  'confirm_goal',
  'confirm_setting',
  'confirm_saved',
  'confirm_question',
  'clarify',
  'answer',
  'list',
  'summary',
  'usage',
  'help_commands',
  'help_compliance',
  'ack',
  'ack_kind',
  'offer',
  'unknown',
  'unsupported',
  'not_found',
  'nothing_to_undo',
  'refuse',
  'refuse_bounds',
  'identify',
  'signup_link',
  'optin_confirm',
  'optout_confirm',
  'limit_texts',
  'limit_meals',
  'limit_workouts',
  'upsell_rating',
  'upsell_history',
  'safety_crisis',
  'safety_ed',
  'safety_emergency',
  'safety_age',
  'safety_medical',
  'safety_note',
  'saved_later',
  'handoff',
  'reminder',
  'daily_summary',
  'weekly_report',
  'outreach',
] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** One thing we say. A turn sends its replies joined into one text; the first carries the segments, later ones 0. */
export interface Reply {
  kind: ReplyKind;
  /** GSM-7 only. */
  text: string;
  segments: number;
  lang: Language;
}

/** What we wait to hear. It survives between turns as JSON; a new question replaces it. */
export interface Pending {
  /** Which question: the registry key in conversation/questions. */
  ask: string;
  /** Numbered options as shown. */
  options: string[];
  /** Whatever the question's handler needs to finish; JSON only. */
  draft: unknown;
  /** UTC instant it was asked; an old question is dropped silently. */
  askedAt: string;
}

/** What one turn decided. Plain data: applied, queued and stored in one transaction. */
export interface Outcome {
  intents: IntentName[];
  /** The intents as they were handled, for transcripts and staff; JSON. */
  heard: Intent[];
  events: Event[];
  replies: Reply[];
  pending: Pending | null;
  /** Whether this text counts against the plan's daily text limit. */
  counts: boolean;
  /** Id of the waiting outbound text that this reply replaces (bursts); null: a text of its own. */
  amends: string | null;
  /** Entries that the replies speak of; kept with a waiting text, so that an amendment can say it all again. */
  entryIds: string[];
  /** How long the SMS reply may wait for more texts, in seconds: 3, or 0 for commands, help and the dashboard. */
  waitSeconds: number;
}
