import type { StaffAccounts } from '../../ports/staff-accounts.js';
import type { StaffAudit } from '../../ports/staff-audit.js';
import type { StaffBusiness } from '../../ports/staff-business.js';
import type { StaffDesk } from '../../ports/staff-desk.js';
import type { StaffEngine } from '../../ports/staff-engine.js';
import type { StaffFigures } from '../../ports/staff-figures.js';
import type { FixtureShelf } from '../../ports/staff-fixtures.js';
import type { StaffFoods } from '../../ports/staff-foods.js';
import type { StaffInbox } from '../../ports/staff-inbox.js';
import type { StaffLessons } from '../../ports/staff-lessons.js';
import type { StaffLists } from '../../ports/staff-lists.js';
import type { StaffOutreach } from '../../ports/staff-outreach.js';
import type { StaffQuality } from '../../ports/staff-quality.js';
import type { KeptReadings, StaffReplays } from '../../ports/staff-replays.js';
import type { StaffRequests } from '../../ports/staff-requests.js';
import type { StaffSearch } from '../../ports/staff-search.js';
import type { StaffTimelines } from '../../ports/staff-timelines.js';
import type { StaffViews } from '../../ports/staff-views.js';
import type { Costs } from './costs.js';

/** The ports of the support console, beside the world that users live in. */
export abstract class StaffWorld {
  abstract readonly accounts: StaffAccounts;
  abstract readonly audit: StaffAudit;
  /** Of the model's reader: closed, half-open or open; null: no model is configured. */
  abstract readonly breaker: () => string | null;
  abstract readonly business: StaffBusiness;
  abstract readonly costs: Costs;
  abstract readonly desk: StaffDesk;
  abstract readonly engine: StaffEngine;
  abstract readonly figures: StaffFigures;
  /** Where transcripts are saved to, in development; null: nowhere. */
  abstract readonly fixtures: FixtureShelf | null;
  abstract readonly foods: StaffFoods;
  abstract readonly inbox: StaffInbox;
  abstract readonly keptReadings: KeptReadings;
  abstract readonly lessons: StaffLessons;
  abstract readonly lists: StaffLists;
  abstract readonly outreach: StaffOutreach;
  abstract readonly quality: StaffQuality;
  /** How much one of staff gives back to a user alone within thirty days, in cents. */
  abstract readonly refundAlone: number;
  abstract readonly replays: StaffReplays;
  abstract readonly requests: StaffRequests;
  abstract readonly search: StaffSearch;
  abstract readonly timelines: StaffTimelines;
  abstract readonly views: StaffViews;
}
