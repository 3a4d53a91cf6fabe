import { createHash } from 'node:crypto';
import { zodResponseFormat } from 'openai/helpers/zod';
import { normaliseText, READ_LIMIT } from '../../../reading/index.js';
import type { ModelAnswer, ModelChoices } from '../../../reading/model/model-answer.js';
import type { RowQuestion } from '../../../reading/model/row-question.js';
import { answerSchema, choicesSchema } from '../answer-schema.js';
import { CHOOSE_ROWS_V1 } from './choose-rows-v1.js';
import { READ_TEXT_V2 } from './read-text-v2.js';

/** One call: what is sent, and what the answer must be. */
export interface Prompt<T> {
  version: string;
  system: string;
  user: string;
  /** What is looked at beside it: a data: address. */
  picture?: string;
  format: ReturnType<typeof zodResponseFormat>;
  /** The answer as data, or null where it is not what was asked for. */
  parse: (answer: unknown) => T | null;
  /** Says prompt and words, and nothing about whose words they were. The same for all models. */
  key: string;
}

const parser =
  <T>(schema: { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }) =>
  (answer: unknown): T | null => {
    const read = schema.safeParse(answer);
    return read.success ? read.data : null;
  };
export const promptKey = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** The first call: what the text says. */
export function readTextPrompt(text: string, as: 'auto' | 'meal' = 'auto'): Prompt<ModelAnswer> {
  const { version, instructions, meal } = READ_TEXT_V2;
  const user = text.slice(0, READ_LIMIT);
  return {
    version,
    system: as === 'meal' ? `${instructions}\n\n${meal}` : instructions,
    user,
    format: zodResponseFormat(answerSchema, 'reading'),
    parse: parser(answerSchema),
    key: promptKey(version, as, normaliseText(user)),
  };
}

/** The second call: which rows of ours are meant. */
export function chooseRowsPrompt(text: string, questions: readonly RowQuestion[]): Prompt<ModelChoices> {
  const { version, instructions } = CHOOSE_ROWS_V1;
  const user = [`Message: ${JSON.stringify(text.slice(0, READ_LIMIT).trim())}`, ...questions.map(shown)].join('\n\n');
  return {
    version,
    system: instructions,
    user,
    format: zodResponseFormat(choicesSchema, 'choices'),
    parse: parser(choicesSchema),
    key: promptKey(version, user.toLowerCase()),
  };
}

function shown({ words, name, grams, rows }: RowQuestion, at: number): string {
  const weight = grams === null ? '' : ` (its weight is known: ${Math.round(grams)} g)`;
  const lines = rows.map(({ food, lines: amounts }, k) => {
    const formal = food.aliases.find((alias) => alias.includes(', '));
    const name = formal ? `${food.name} [${formal}]` : food.name;
    const offered = amounts.map((line, j) => `${j + 1}) ${line.text} = ${line.grams} g`).join('; ');
    return `  row ${k + 1}: ${name}${grams === null ? ` | ${offered}` : ''}`;
  });
  return [`item ${at + 1}: ${JSON.stringify(words)}, by its name ${JSON.stringify(name)}${weight}`, ...lines].join('\n');
}
