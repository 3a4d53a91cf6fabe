import type { StaffAccounts } from '../../ports/staff-accounts.js';
import type { StaffAudit } from '../../ports/staff-audit.js';
import type { StaffDesk } from '../../ports/staff-desk.js';
import type { StaffFigures } from '../../ports/staff-figures.js';
import type { FixtureShelf } from '../../ports/staff-fixtures.js';
import type { StaffLists } from '../../ports/staff-lists.js';
import type { KeptReadings, StaffReplays } from '../../ports/staff-replays.js';
import type { StaffTimelines } from '../../ports/staff-timelines.js';
import type { Costs } from './costs.js';

/** The ports of the support console, beside the world that users live in. */
export abstract class StaffWorld {
  abstract readonly accounts: StaffAccounts;
  abstract readonly audit: StaffAudit;
  /** Of the model's reader: closed, half-open or open; null: no model is configured. */
  abstract readonly breaker: () => string | null;
  abstract readonly costs: Costs;
  abstract readonly desk: StaffDesk;
  abstract readonly figures: StaffFigures;
  /** Where transcripts are saved to, in development; null: nowhere. */
  abstract readonly fixtures: FixtureShelf | null;
  abstract readonly keptReadings: KeptReadings;
  abstract readonly lists: StaffLists;
  abstract readonly replays: StaffReplays;
  abstract readonly timelines: StaffTimelines;
}
