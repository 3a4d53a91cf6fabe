import { createHash } from 'node:crypto';
import type { Prompt } from './prompts/prompt.js';

/** Under which a model's answer to a prompt is kept. */
export const answerKey = (model: string, { key }: Pick<Prompt<unknown>, 'key'>): string =>
  createHash('sha256')
    .update(JSON.stringify([model, key]))
    .digest('hex');
