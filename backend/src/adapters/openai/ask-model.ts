import type OpenAI from 'openai';
import { APIConnectionTimeoutError, APIUserAbortError, LengthFinishReasonError, RateLimitError } from 'openai/error';
import { zodResponseFormat } from 'openai/helpers/zod';
import { ZodError } from 'zod';
import { ReaderUnavailable } from '../../ports/reader.js';
import type { ModelAnswer } from '../../reading/model-answer.js';
import { answerSchema } from './answer-schema.js';
import { READ_TEXT_V1 } from './prompts/read-text-v1.js';

export interface Asked {
  answer: ModelAnswer;
  promptTokens: number;
  completionTokens: number;
}

/** Asks once. Fails with ReaderUnavailable only, whatever the server does. */
export async function askModel(client: OpenAI, model: string, text: string, signal: AbortSignal): Promise<Asked> {
  try {
    const completion = await client.chat.completions.parse(
      {
        model,
        temperature: 0,
        max_completion_tokens: 2000,
        messages: [
          { role: 'system', content: READ_TEXT_V1.instructions },
          { role: 'user', content: text },
        ],
        response_format: zodResponseFormat(answerSchema, 'reading'),
      },
      { signal, maxRetries: 0 },
    );
    const choice = completion.choices[0];
    if (choice?.message.refusal || choice?.finish_reason === 'content_filter') throw new ReaderUnavailable('refused');
    if (!choice?.message.parsed) throw new ReaderUnavailable('garbage');
    return {
      answer: choice.message.parsed,
      promptTokens: completion.usage?.prompt_tokens ?? 0,
      completionTokens: completion.usage?.completion_tokens ?? 0,
    };
  } catch (error) {
    throw unavailable(error, signal.aborted);
  }
}

function unavailable(error: unknown, late: boolean): ReaderUnavailable {
  if (error instanceof ReaderUnavailable) return error;
  if (late || error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return new ReaderUnavailable('timeout');
  if (error instanceof RateLimitError) return new ReaderUnavailable('busy');
  // Broken JSON and a schema that does not fit come as errors of the parsers, not of the SDK.
  if (error instanceof ZodError || error instanceof SyntaxError || error instanceof TypeError || error instanceof LengthFinishReasonError)
    return new ReaderUnavailable('garbage');
  return new ReaderUnavailable('down');
}
