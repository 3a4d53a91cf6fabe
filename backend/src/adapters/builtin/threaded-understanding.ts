import type { HeardText } from '../../conversation/heard.js';
import type { TurnAnswer } from '../../conversation/model-turn/turn-answer.js';
import type { Outcome } from '../../conversation/outcome.js';
import type { Snapshot } from '../../conversation/snapshot.js';
import type { ReadAnswer } from '../../conversation/turn.js';
import { type AskAnother, type Understood, Understanding } from '../../ports/reading/understanding.js';
import type { GuardedThread } from './guarded-thread.js';

/** What the thread is asked: a method of Understanding and what it takes. */
export type UnderstandingJob = {
  [M in 'understand' | 'decide' | 'decideTurn']: { method: M; given: Parameters<Understanding[M]> };
}['understand' | 'decide' | 'decideTurn'];

/**
 * How long a text lets shorter ones go before it, in ms for each of its characters: what people write takes a few milliseconds, the longest
 * text tenths of a second; after four seconds even that goes first.
 */
const PATIENCE_MS = 2.5;

/** The engine in a thread of its own, under a deadline that no text can defeat. */
export class ThreadedUnderstanding extends Understanding {
  constructor(private readonly thread: GuardedThread) {
    super();
  }

  override understand(heard: HeardText, snapshot: Snapshot, now: Date, ask: AskAnother): Promise<Understood> {
    return this.run({ method: 'understand', given: [heard, snapshot, now, ask] });
  }

  override decide(heard: HeardText, answer: ReadAnswer, snapshot: Snapshot, now: Date): Promise<Outcome> {
    return this.run({ method: 'decide', given: [heard, answer, snapshot, now] });
  }

  override decideTurn(heard: HeardText, answer: TurnAnswer, snapshot: Snapshot, now: Date): Promise<Outcome | 'refused' | null> {
    return this.run({ method: 'decideTurn', given: [heard, answer, snapshot, now] });
  }

  private run<T>(job: UnderstandingJob): Promise<T> {
    return this.thread.run(job, PATIENCE_MS * job.given[0].text.length);
  }
}
