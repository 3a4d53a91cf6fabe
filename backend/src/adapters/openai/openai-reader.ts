import { createHash } from 'node:crypto';
import { bulkhead, BrokenCircuitError, BulkheadRejectedError, circuitBreaker, ConsecutiveBreaker, handleWhen, wrap } from 'cockatiel';
import OpenAI from 'openai';
import type { FoodTable } from '../../food/index.js';
import type { ModelAnswers } from '../../ports/model-answers.js';
import { Reader, ReaderUnavailable } from '../../ports/reader.js';
import { groundAnswer } from '../../reading/ground-answer.js';
import { normaliseText, READ_LIMIT } from '../../reading/index.js';
import type { ReadBy, Reading, ReadingContext } from '../../reading/reading.js';
import { answerSchema } from './answer-schema.js';
import { askModel, type Asked } from './ask-model.js';
import { READ_TEXT_V1 } from './prompts/read-text-v1.js';

export interface OpenAiOptions {
  apiKey: string;
  baseUrl: string | null;
  model: string;
  /** For both tries together, in ms. */
  deadlineMs: number;
  /** Readings under way at once; a few more wait. */
  parallel: number;
  /** How long the breaker stays open, in ms. */
  restMs?: number;
}

/** Failures in a row that open the breaker; while it is open nothing is asked. */
const FAILURES = 5;
const REST_MS = 30_000;

/**
 * Reads through any server that speaks the OpenAI protocol, under a deadline, with one retry, a breaker and a bulkhead. The model
 * sees the instructions and the one text, no more; its answer is data for a strict schema and is grounded by our own code.
 */
export class OpenAiReader extends Reader {
  private readonly client: OpenAI;
  private readonly breaker;
  private readonly policy;

  constructor(
    private readonly options: OpenAiOptions,
    private readonly answers: ModelAnswers,
    private readonly table: () => FoodTable,
  ) {
    super();
    const { apiKey, baseUrl, deadlineMs, parallel, restMs = REST_MS } = options;
    this.client = new OpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), timeout: deadlineMs, maxRetries: 0 });
    this.breaker = circuitBreaker(
      // A refusal is about one text, not about the server.
      handleWhen((error) => error instanceof ReaderUnavailable && error.reason !== 'refused'),
      { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES) },
    );
    this.policy = wrap(bulkhead(parallel, parallel * 2), this.breaker);
  }

  override async read(text: string, context: ReadingContext): Promise<Reading> {
    const words = text.slice(0, READ_LIMIT);
    const key = this.keyOf(words);
    const kept = await this.answers.find(key).catch(() => null);
    const known = kept && answerSchema.safeParse(kept.answer);
    if (known?.success) return { ...groundAnswer(known.data, text, context, this.table()), by: this.by(key, 0, 0) };
    const asked = await this.ask(words);
    const { model } = this.options;
    await this.answers.keep(key, { ...asked, promptVersion: READ_TEXT_V1.version, model }).catch(() => undefined);
    return { ...groundAnswer(asked.answer, text, context, this.table()), by: this.by(key, asked.promptTokens, asked.completionTokens) };
  }

  /** A kept answer takes no tokens. */
  private by(key: string, tokensIn: number, tokensOut: number): ReadBy {
    return { reader: 'model', model: this.options.model, promptVersion: READ_TEXT_V1.version, key, tokensIn, tokensOut };
  }

  /** `closed` when healthy; for figures and the console. */
  get breakerState(): 'closed' | 'open' | 'half-open' {
    const state = this.breaker.state as number;
    return state === 0 ? 'closed' : state === 2 ? 'half-open' : 'open';
  }

  private keyOf(words: string): string {
    return createHash('sha256')
      .update(JSON.stringify([READ_TEXT_V1.version, this.options.model, normaliseText(words)]))
      .digest('hex');
  }

  private async ask(words: string): Promise<Asked> {
    const deadline = AbortSignal.timeout(this.options.deadlineMs);
    try {
      return await this.policy.execute(async () => {
        try {
          return await askModel(this.client, this.options.model, words, deadline);
        } catch (error) {
          // A refusal will be the same again; a timeout has used up the time.
          if (deadline.aborted || !(error instanceof ReaderUnavailable) || error.reason === 'refused') throw error;
          return await askModel(this.client, this.options.model, words, deadline);
        }
      });
    } catch (error) {
      if (error instanceof ReaderUnavailable) throw error;
      if (error instanceof BrokenCircuitError) throw new ReaderUnavailable('down');
      if (error instanceof BulkheadRejectedError) throw new ReaderUnavailable('busy');
      throw error;
    }
  }
}
