import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import OpenAI from 'openai';
import { parse, stringify } from 'yaml';
import { askModel } from '../adapters/openai/ask-model.js';
import { readTextPrompt } from '../adapters/openai/prompts/prompt.js';
import { READ_TEXT_V2 } from '../adapters/openai/prompts/read-text-v2.js';
import type { Tape } from './tape.js';

export interface RecordOptions {
  folder: string;
  apiKey: string;
  baseUrl: string | null;
  model: string;
  /** Name and text of a tape to add; without one, all tapes are recorded anew. */
  add: { name: string; text: string } | null;
  deadlineMs: number;
  say: (line: string) => void;
}

/**
 * Asks a model for the answers of the tapes and writes them down; what our reading of them should be stays as it is. A tape that
 * was written by hand is replaced by what the model says. Fails with ReaderUnavailable at the first text that gets no answer.
 */
export async function recordTapes({ folder, apiKey, baseUrl, model, add, deadlineMs, say }: RecordOptions): Promise<number> {
  const client = new OpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), timeout: deadlineMs, maxRetries: 0 });
  const names = add ? [`${add.name}.yaml`] : readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  for (const name of names) {
    const path = join(folder, name);
    const tape: Tape = add
      ? { why: 'Say here what this shows.', prompt: READ_TEXT_V2.version, by: model, text: add.text }
      : (parse(readFileSync(path, 'utf8')) as Tape);
    const { answer } = await askModel(client, model, readTextPrompt(tape.text), AbortSignal.timeout(deadlineMs));
    const { reading, ...head } = tape;
    const recorded: Tape = { ...head, prompt: READ_TEXT_V2.version, by: model, answer, ...(reading ? { reading } : {}) };
    writeFileSync(path, stringify(recorded, { lineWidth: 160 }));
    say(`recorded: ${name}`);
  }
  return names.length;
}
