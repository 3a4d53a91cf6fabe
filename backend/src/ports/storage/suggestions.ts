import type { AnalyticsEvent } from '../../contract/index.js';

/** What is kept of an event: its name, a path and flat properties, without whole phone numbers. */
export interface PageEvent {
  name: AnalyticsEvent['name'];
  path: string | null;
  properties: Readonly<Record<string, string | number | boolean | null>>;
}

/** What people write to us about the product, and what their pages tell of its use. Promises: each is kept once it returns. */
export abstract class Suggestions {
  abstract feedback(userId: string, subject: string, message: string, now: Date): Promise<void>;
  /** `userId` is null for a visitor. */
  abstract event(userId: string | null, event: PageEvent, now: Date): Promise<void>;
}
