import type OpenAI from 'openai';
import { APIConnectionTimeoutError, APIError, APIUserAbortError, RateLimitError } from 'openai/error';
import { bareText } from '../../reading/own-words.js';
import { ReaderUnavailable } from '../../ports/reading/reader.js';
import type { Prompt } from './prompts/prompt.js';

export interface Asked<T> {
  answer: T;
  promptTokens: number;
  completionTokens: number;
}

const MOST_TOKENS = 4000;

/** Asks once. Fails with ReaderUnavailable only, whatever the server does. */
export async function askModel<T>(client: OpenAI, model: string, prompt: Prompt<T>, signal: AbortSignal): Promise<Asked<T>> {
  const completion = await completionOf(client, model, prompt, signal);
  try {
    const choice = completion.choices[0];
    if (choice?.message.refusal || choice?.finish_reason === 'content_filter') throw new ReaderUnavailable('refused');
    const answer = prompt.parse(JSON.parse(choice?.message.content ?? ''));
    if (answer === null) throw new ReaderUnavailable('garbage');
    return { answer, promptTokens: completion.usage?.prompt_tokens ?? 0, completionTokens: completion.usage?.completion_tokens ?? 0 };
  } catch (error) {
    throw error instanceof ReaderUnavailable ? error : new ReaderUnavailable('garbage');
  }
}

async function completionOf(client: OpenAI, model: string, prompt: Prompt<unknown>, signal: AbortSignal): Promise<OpenAI.ChatCompletion> {
  try {
    return await client.chat.completions.create(
      {
        model,
        temperature: 0,
        max_completion_tokens: MOST_TOKENS,
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: contentOf(prompt) },
        ],
        response_format: prompt.format,
      },
      { signal, maxRetries: 0 },
    );
  } catch (error) {
    throw unavailable(error, signal.aborted, prompt.picture !== undefined);
  }
}

const contentOf = ({ user, picture }: Pick<Prompt<unknown>, 'user' | 'picture'>): string | OpenAI.ChatCompletionContentPart[] =>
  picture === undefined
    ? user
    : [
        { type: 'text', text: user },
        { type: 'image_url', image_url: { url: picture } },
      ];

/** A server that dislikes what it is shown says the same as one that dislikes how it is asked. */
const DISLIKED = new Set([400, 413, 415, 422]);

/** What the server says of settings that are wrong: nothing that waiting mends. */
const MISCONFIGURED = new Set([400, 401, 403, 404, 422]);

function unavailable(error: unknown, late: boolean, shown: boolean): ReaderUnavailable {
  if (shown && error instanceof APIError && DISLIKED.has(error.status as number)) return new ReaderUnavailable('refused');
  if (late || error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return new ReaderUnavailable('timeout');
  if (error instanceof RateLimitError) return new ReaderUnavailable('busy');
  if (error instanceof APIError && MISCONFIGURED.has(error.status as number))
    return new ReaderUnavailable('misconfigured', bareText(`${error.status} ${error.code ?? error.type ?? ''}`.replaceAll('_', ' ')));
  // Also for an answer that broke off, of which the runtime's own errors tell and not the SDK's.
  return new ReaderUnavailable('down');
}
