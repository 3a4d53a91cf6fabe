import { createHash } from 'node:crypto';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { PictureToSee } from '../../../ports/reading/picture-reader.js';
import { normaliseText } from '../../../reading/index.js';
import type { ModelAnswer } from '../../../reading/model/model-answer.js';
import { answerSchema } from '../answer-schema.js';
import { type Prompt, promptKey } from './prompt.js';
import { SEE_PICTURE_V1 } from './see-picture-v1.js';

const MOST_WORDS = 300;

/** A picture with the words that came with it. Its answer is kept by what the picture is, not by whose it is. */
export function seePicturePrompt({ type, bytes }: PictureToSee, caption: string): Prompt<ModelAnswer> {
  const { version, instructions } = SEE_PICTURE_V1;
  const words = caption.slice(0, MOST_WORDS).trim();
  return {
    version,
    system: instructions,
    user: `Message: ${words === '' ? 'none' : JSON.stringify(words)}`,
    picture: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
    format: zodResponseFormat(answerSchema, 'reading'),
    parse: (answer) => answerSchema.safeParse(answer).data ?? null,
    key: promptKey(version, createHash('sha256').update(bytes).digest('hex'), normaliseText(words)),
  };
}
