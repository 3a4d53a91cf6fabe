import { type KeptAnswer, ModelAnswers } from '../../ports/storage/diary/model-answers.js';

/** Answers of a model for as long as a process lives. */
export class AnswersInMemory extends ModelAnswers {
  readonly rows = new Map<string, KeptAnswer>();

  override find(key: string): Promise<KeptAnswer | null> {
    return Promise.resolve(this.rows.get(key) ?? null);
  }

  override keep(key: string, answer: KeptAnswer): Promise<void> {
    if (!this.rows.has(key)) this.rows.set(key, answer);
    return Promise.resolve();
  }
}

/** Keeps nothing, so that each text is asked about anew. */
export class NoAnswers extends ModelAnswers {
  override find(): Promise<null> {
    return Promise.resolve(null);
  }

  override keep(): Promise<void> {
    return Promise.resolve();
  }
}
