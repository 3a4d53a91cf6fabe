import { ModelAnswers } from '../../ports/storage/diary/model-answers.js';

/** Keeps nothing: each prompt is asked anew. */
export class NoKeptAnswers extends ModelAnswers {
  override find(): Promise<null> {
    return Promise.resolve(null);
  }

  override keep(): Promise<void> {
    return Promise.resolve();
  }
}
