/** How the product fared between two instants, in buckets of an hour or a day (UTC). */
export interface FigureSpan {
  from: Date;
  to: Date;
  bucket: 'hour' | 'day';
}

/** One bucket of one figure; buckets without anything are left out. */
export interface FigureValue {
  name: string;
  at: Date;
  value: number;
}

/** A part of a whole, such as failures by error. */
export interface FigurePart {
  whole: 'failures' | 'reminder-results' | 'onboarding' | 'plans';
  label: string;
  value: number;
}

/** Counts for the console's first page. Promises: reads only. */
export abstract class StaffFigures {
  abstract over(span: FigureSpan): Promise<FigureValue[]>;
  /** Over the whole span: what a median of medians would get wrong. */
  abstract medianAnswerMs(span: FigureSpan): Promise<number | null>;
  abstract parts(span: FigureSpan): Promise<FigurePart[]>;
  /** Of this moment. */
  abstract waiting(now: Date): Promise<{ depth: number; ageSeconds: number }>;
}
