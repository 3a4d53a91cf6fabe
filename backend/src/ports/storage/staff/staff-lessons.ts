import type { LearningState } from '../../../domain/learning.js';
import type { Lesson } from '../../../food/lesson.js';
import type { AuditCause } from './staff-audit.js';

export type { Lesson };

/** What a trial came to. */
export interface TrialFigures {
  texts: number;
  changed: number;
  mended: number;
  broken: number;
  /** ISO 8601 */
  at: string;
}

export interface KeptLesson {
  id: string;
  lesson: Lesson;
  madeBy: string;
  tried: TrialFigures | null;
  state: 'draft' | 'published' | 'taken-back';
}

/**
 * What the food table is taught between releases, and what staff make of the queue for learning. Promises: a lesson is published by another
 * than who made it; each step is a row of the audit in the same transaction; every process hears of what was published.
 */
export abstract class StaffLessons {
  /** What is to be taught now, the oldest first. */
  abstract published(): Promise<Lesson[]>;
  abstract find(id: string): Promise<KeptLesson | null>;
  abstract make(one: { id: string; formId: string | null; lesson: Lesson }, cause: AuditCause, now: Date): Promise<void>;
  abstract tried(id: string, figures: TrialFigures): Promise<void>;
  /** `own`: by who made it; `not-draft`: it was published, or removed. */
  abstract publish(id: string, cause: AuditCause, now: Date): Promise<'published' | 'own' | 'not-draft'>;
  abstract takeBack(id: string, cause: AuditCause, now: Date): Promise<boolean>;
  /** A draft goes; false: there is none. */
  abstract remove(id: string, cause: AuditCause, now: Date): Promise<boolean>;
  abstract setForm(id: string, state: LearningState, owner: string | null, cause: AuditCause, now: Date): Promise<'set' | 'no-such-staff'>;
}
