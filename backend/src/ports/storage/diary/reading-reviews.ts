import type { Item } from '../../../domain/entry.js';
import type { ReviewVerdict } from '../../../domain/reading-review.js';
import type { AuditCause } from '../staff/staff-audit.js';

/** A reading to judge, with what whoever judges needs and no more. */
export interface ReviewCard {
  id: string;
  /** Whatever the user is called, to be taken out of what is shown. */
  names: string[];
  text: string;
  /** When it was texted, by the user's clock: "19:05". */
  localTime: string;
  language: string;
  /** What was logged by it then; what was put right later is not taken into account. */
  meals: { meal: string | null; items: Item[] }[];
  reply: string | null;
}

/** Verdicts of one kind in one week or one band of sureness. */
export interface VerdictCounts {
  by: 'week' | 'band';
  /** First day of the week, or where the band begins. */
  label: string;
  verdict: ReviewVerdict;
  count: number;
}

/** The nightly lot of readings that were acted on without asking, and what people say of them. */
export abstract class ReadingReviews {
  /**
   * Draws `most` of the readings of one UTC day, once: a day that was drawn is left alone, and drawn at the same time by two it is drawn
   * by one. Says how many were drawn; null: it was before.
   */
  abstract draw(day: string, most: number, now: Date): Promise<number | null>;
  /** One that nobody has judged, the oldest day first, another for each who asks; noted in the audit as shown. Null: there is none. */
  abstract next(skip: readonly string[], cause: AuditCause, now: Date): Promise<ReviewCard | null>;
  abstract left(): Promise<number>;
  /** Only whoever judged it may judge it again. */
  abstract judge(id: string, verdict: ReviewVerdict, cause: AuditCause, now: Date): Promise<'done' | 'not-there' | 'judged-by-another'>;
  /** Of readings texted on the days from one to the other, both included. @param bands where bands begin, ascending */
  abstract verdicts(from: string, to: string, bands: readonly number[]): Promise<VerdictCounts[]>;
}
