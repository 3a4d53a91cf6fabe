import { zodResponseFormat } from 'openai/helpers/zod';
import { z } from 'zod';
import type { SenseTopic } from '../../../conversation/safety/classes.js';
import { normaliseText, READ_LIMIT } from '../../../reading/index.js';
import { HEAR_SAFETY_V1 } from './hear-safety-v1.js';
import { type Prompt, promptKey } from './prompt.js';

/** Topics by the number that the instructions give them; 0 is none. */
export const KINDS: readonly (SenseTopic | null)[] = [null, 'crisis', 'eating-disorder', 'emergency', 'medical', 'age', 'opt-out'];

/** A number and nothing else. */
const schema = z.strictObject({ kind: z.number().refine((kind) => Number.isInteger(kind) && kind >= 0 && kind < KINDS.length) });

/** The text alone, and nothing about whose it is. */
export function hearSafetyPrompt(text: string): Prompt<z.infer<typeof schema>> {
  const { version, instructions } = HEAR_SAFETY_V1;
  const user = text.slice(0, READ_LIMIT);
  return {
    version,
    system: instructions,
    user,
    format: zodResponseFormat(schema, 'safety'),
    parse: (answer) => schema.safeParse(answer).data ?? null,
    key: promptKey(version, normaliseText(user)),
  };
}
