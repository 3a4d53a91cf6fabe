/** What a model once made of some words, so that the same words cost and count the same twice. */
export interface KeptAnswer {
  answer: unknown;
  promptVersion: string;
  model: string;
  promptTokens: number;
  completionTokens: number;
}

/**
 * Keeps model answers by a key that says prompt, model and normalised words, and nothing about whose words they were.
 * Promises: the first answer kept under a key stays; a failure to keep or find is no failure to read.
 */
export abstract class ModelAnswers {
  abstract find(key: string): Promise<KeptAnswer | null>;
  abstract keep(key: string, answer: KeptAnswer): Promise<void>;
}
