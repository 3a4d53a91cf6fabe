import type { AuditCause } from './staff-audit.js';
import type { ListRequest } from './staff-lists.js';

export interface SavedView {
  id: string;
  resource: string;
  name: string;
  filter: ListRequest['filter'];
  sort: readonly string[] | null;
  shared: boolean;
}

/**
 * Filters of lists under a name, and the words that staff put on conversations. Promises: a view is changed and forgotten by its owner alone,
 * and another of the same name takes its place; tags are put on and taken off as often as one likes with one effect, and each change is in the audit.
 */
export abstract class StaffViews {
  /** The id that it is kept under; null: it is somebody else's, or there is none to change. */
  abstract save(view: SavedView, how: 'make' | 'change', cause: AuditCause, now: Date): Promise<string | null>;
  abstract remove(id: string, cause: AuditCause, now: Date): Promise<boolean>;
  /** @returns false where the conversation would have too many */
  abstract tag(conversationId: string, add: readonly string[], remove: readonly string[], cause: AuditCause, now: Date): Promise<boolean>;
  /** Those in use, the most used first. */
  abstract tags(): Promise<{ tag: string; conversations: number }[]>;
}
