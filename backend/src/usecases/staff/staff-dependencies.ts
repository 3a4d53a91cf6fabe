import type { StaffAccounts } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffAudit } from '../../ports/storage/staff/staff-audit.js';
import type { StaffBusiness } from '../../ports/storage/staff/staff-business.js';
import type { StaffDesk } from '../../ports/storage/staff/staff-desk.js';
import type { StaffEngine } from '../../ports/reading/staff-engine.js';
import type { StaffFigures } from '../../ports/storage/staff/staff-figures.js';
import type { FixtureShelf } from '../../ports/storage/staff/staff-fixtures.js';
import type { StaffFoods } from '../../ports/storage/staff/staff-foods.js';
import type { StaffInbox } from '../../ports/storage/staff/staff-inbox.js';
import type { StaffLessons } from '../../ports/storage/staff/staff-lessons.js';
import type { StaffLists } from '../../ports/storage/staff/staff-lists.js';
import type { StaffOutreach } from '../../ports/storage/staff/staff-outreach.js';
import type { StaffQuality } from '../../ports/storage/staff/staff-quality.js';
import type { KeptReadings } from '../../ports/reading/kept-readings.js';
import type { StaffReplays } from '../../ports/storage/staff/staff-replays.js';
import type { StaffRequests } from '../../ports/storage/staff/staff-requests.js';
import type { StaffSearch } from '../../ports/storage/staff/staff-search.js';
import type { StaffTimelines } from '../../ports/storage/staff/staff-timelines.js';
import type { StaffViews } from '../../ports/storage/staff/staff-views.js';
import type { Costs } from './costs.js';

/** The ports of the support console, beside those of the users. */
export abstract class StaffDependencies {
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
