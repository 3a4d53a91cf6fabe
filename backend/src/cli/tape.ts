import type { ModelAnswer } from '../reading/model/model-answer.js';

/** One file of nlp-fixtures/tapes: what a model answered to one text, and what we make of it; see nlp-fixtures/README.md. */
export interface Tape {
  why: string;
  /** Version of the prompt the answer belongs to. */
  prompt: string;
  /** Name of the model that answered; `hand` for an answer that somebody wrote. */
  by: string;
  given?: { now?: string; zone?: string; country?: 'US' | 'CA' };
  text: string;
  answer?: ModelAnswer;
  /** The fields of our reading that this tape is about; only what is named is compared. */
  reading?: Record<string, unknown>;
}
