import type { FlagGrade } from '../../../domain/flag.js';

/** How the product fared between two instants, in buckets. */
export interface FigureSpan {
  from: Date;
  to: Date;
  /** Where each bucket begins, ascending; the first at or before `from`. */
  starts: readonly Date[];
}

/** One bucket of one figure, `at` its start; buckets without anything are left out. */
export interface FigureValue {
  name: string;
  at: Date;
  value: number;
}

/** A part of a whole, such as failures by error. */
export interface FigurePart {
  whole: 'failures' | 'reminder-results' | 'onboarding' | 'plans';
  label: string;
  /** What a code means, as it was last told. */
  words: string | null;
  value: number;
}

/** What waits for people. */
export interface Waiting {
  /** Open flags about somebody's safety, the most urgent first, at most 20. */
  safety: {
    conversationId: string;
    name: string | null;
    reason: string;
    grade: FlagGrade;
    since: Date;
    heldBy: string | null;
    assignedTo: string | null;
  }[];
  /** Conversations. */
  safetyCount: number;
  flagged: number;
  waiting: number;
  waitingSince: Date | null;
  /** Conversations that need a person now: about safety, or waiting; each once. */
  people: number;
  /** Cases in the inbox, by whose they are. */
  inbox: { mine: number; unassigned: number; waiting: number; all: number };
  /** Open requests of others. */
  requests: number;
  /** Texts to many that others ask to send. */
  outreach: number;
}

/** Counts for the console's first page. Promises: reads only. */
export abstract class StaffFigures {
  abstract over(span: FigureSpan): Promise<FigureValue[]>;
  /** Over the whole span: what a median of medians would get wrong. */
  abstract medianAnswerMs(span: FigureSpan): Promise<number | null>;
  abstract parts(span: FigureSpan): Promise<FigurePart[]>;
  /** Of this moment. */
  abstract waiting(now: Date): Promise<{ depth: number; ageSeconds: number }>;
  /** @param staffId who looks */
  abstract attention(staffId: string): Promise<Waiting>;
}
