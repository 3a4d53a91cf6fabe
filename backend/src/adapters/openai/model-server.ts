import { bulkhead, BrokenCircuitError, BulkheadRejectedError, circuitBreaker, ConsecutiveBreaker, handleWhen, wrap } from 'cockatiel';
import OpenAI from 'openai';
import type { ModelAnswers } from '../../ports/storage/diary/model-answers.js';
import { ReaderUnavailable } from '../../ports/reading/reader.js';
import { answerKey } from './answer-key.js';
import { askModel } from './ask-model.js';
import { chooseRowsPrompt, type Prompt } from './prompts/prompt.js';

export interface OpenAiOptions {
  apiKey: string;
  baseUrl: string | null;
  model: string;
  /** For both calls and all tries together, in ms. */
  deadlineMs: number;
  /** Readings under way at once; a few more wait. */
  parallel: number;
  /** How long the breaker stays open, in ms. */
  restMs?: number;
}

/** Failures in a row that open the breaker; while it is open nothing is asked. */
const FAILURES = 5;
const REST_MS = 30_000;
const LASTING: ReadonlySet<ReaderUnavailable['reason']> = new Set(['refused', 'misconfigured']);
/** Asks whether anything answers under these settings. */
const PROBE = chooseRowsPrompt('ok', []);

/** An answer and what it took; a kept one took nothing. */
export interface Got<T> {
  answer: T;
  tokensIn: number;
  tokensOut: number;
}

/** A server that speaks the OpenAI protocol, asked under a deadline, with one retry, a breaker and a bulkhead; what it answered is kept. */
export class ModelServer {
  private readonly client: OpenAI;
  private readonly breaker;
  private readonly policy;
  private wrong: string | null = null;

  constructor(
    readonly options: OpenAiOptions,
    private readonly answers: ModelAnswers,
  ) {
    const { apiKey, baseUrl, deadlineMs, parallel, restMs = REST_MS } = options;
    this.client = new OpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), timeout: deadlineMs, maxRetries: 0 });
    this.breaker = circuitBreaker(
      // A refusal is about one text, not about the server.
      handleWhen((error) => error instanceof ReaderUnavailable && error.reason !== 'refused'),
      { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES) },
    );
    this.policy = wrap(bulkhead(parallel, parallel * 2), this.breaker);
  }

  /** `closed` when healthy; for figures and the console. */
  get breakerState(): 'closed' | 'open' | 'half-open' {
    const state = this.breaker.state as number;
    return state === 0 ? 'closed' : state === 2 ? 'half-open' : 'open';
  }

  /** What is wrong with the settings by the server's own last word; null: nothing that is known. */
  get trouble(): string | null {
    return this.wrong;
  }

  /** Whether the settings are right: asks for next to nothing, and remembers what is wrong. */
  async probe(): Promise<string | null> {
    const deadline = AbortSignal.timeout(this.options.deadlineMs);
    await askModel(this.client, this.options.model, PROBE, deadline).catch((error: unknown) => this.note(error));
    return this.trouble;
  }

  /** What was answered to the same prompt before; null: nothing. */
  async kept<T>(prompt: Prompt<T>): Promise<Got<T> | null> {
    const kept = await this.answers.find(answerKey(this.options.model, prompt)).catch(() => null);
    const known = kept && prompt.parse(kept.answer);
    return known && { answer: known, tokensIn: 0, tokensOut: 0 };
  }

  /** What the model says now; it is kept. Fails with ReaderUnavailable. */
  async ask<T>(prompt: Prompt<T>, deadline: AbortSignal): Promise<Got<T>> {
    const { model } = this.options;
    const asked = await this.tried(prompt, deadline);
    this.wrong = null;
    await this.answers.keep(answerKey(model, prompt), { ...asked, promptVersion: prompt.version, model }).catch(() => undefined);
    return { answer: asked.answer, tokensIn: asked.promptTokens, tokensOut: asked.completionTokens };
  }

  /** Null where no answer is to be had. */
  async askIfPossible<T>(prompt: Prompt<T>, deadline: AbortSignal): Promise<Got<T> | null> {
    try {
      return await this.ask(prompt, deadline);
    } catch (error) {
      if (error instanceof ReaderUnavailable) return null;
      throw error;
    }
  }

  private note(error: unknown): void {
    if (error instanceof ReaderUnavailable && error.reason === 'misconfigured') this.wrong = error.detail;
  }

  private async tried<T>(prompt: Prompt<T>, deadline: AbortSignal) {
    try {
      return await this.policy.execute(async () => {
        try {
          return await askModel(this.client, this.options.model, prompt, deadline);
        } catch (error) {
          // A refusal and wrong settings will be the same again; a timeout has used up the time.
          if (deadline.aborted || !(error instanceof ReaderUnavailable) || LASTING.has(error.reason)) throw error;
          return await askModel(this.client, this.options.model, prompt, deadline);
        }
      });
    } catch (error) {
      this.note(error);
      if (error instanceof ReaderUnavailable) throw error;
      if (error instanceof BrokenCircuitError) throw new ReaderUnavailable('down');
      if (error instanceof BulkheadRejectedError) throw new ReaderUnavailable('busy');
      throw error;
    }
  }
}
