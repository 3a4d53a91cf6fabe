import type { Item } from '../../domain/entry.js';
import type { Log } from '../../ports/log.js';
import { MealRater, type RatedByModel } from '../../ports/meal-rater.js';
import { isSoundComment } from '../../reading/model/sound-comment.js';
import type { Language } from '../../reading/reading.js';
import type { ModelServer } from './model-server.js';
import { rateMealPrompt } from './prompts/rate-meal-prompt.js';

/** The reply to a meal waits for its rating, and not for long. */
const PATIENCE_MS = 4000;

/** Rates by a model; a comment that may not be shown is no rating at all. */
export class OpenAiRater extends MealRater {
  constructor(
    private readonly server: ModelServer,
    private readonly log: Log,
  ) {
    super();
  }

  override async rate(items: readonly Item[], language: Language): Promise<RatedByModel | null> {
    if (this.server.trouble !== null || items.length === 0) return null;
    const prompt = rateMealPrompt(items, language);
    const patience = Math.min(PATIENCE_MS, this.server.options.deadlineMs);
    const got = (await this.server.kept(prompt)) ?? (await this.server.askIfPossible(prompt, AbortSignal.timeout(patience)));
    if (!got) return null;
    const { rating, comment } = got.answer;
    if (isSoundComment(comment, language)) return { rating: Math.round(rating), comment: comment.trim() };
    this.log.warn('comment on a meal is not shown', { prompt: prompt.version });
    return null;
  }
}
