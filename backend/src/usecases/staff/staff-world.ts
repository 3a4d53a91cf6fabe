import type { StaffAccounts } from '../../ports/staff-accounts.js';
import type { StaffAudit } from '../../ports/staff-audit.js';
import type { StaffLists } from '../../ports/staff-lists.js';

/** The ports of the support console, beside the world that users live in. */
export abstract class StaffWorld {
  abstract readonly accounts: StaffAccounts;
  abstract readonly audit: StaffAudit;
  /** Where transcripts are saved to, in development; null: nowhere. */
  abstract readonly fixturesFolder: string | null;
  abstract readonly lists: StaffLists;
}
