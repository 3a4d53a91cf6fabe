import type { Item } from '../../domain/entry.js';
import type { Log } from '../../ports/process/log.js';
import { type AskedRating, MealRater, type RatedByModel } from '../../ports/reading/meal-rater.js';
import { isSoundComment } from '../../reading/model/sound-comment.js';
import type { Language } from '../../reading/reading.js';
import type { Got, ModelServer } from './model-server.js';
import { rateMealPrompt } from './prompts/rate-meal-prompt.js';
import { RATE_MEAL_V1 } from './prompts/rate-meal-v1.js';

/** The reply to a meal waits for its rating, and not for long. */
const PATIENCE_MS = 4000;
const NOTHING: AskedRating = { health: null, tokensIn: 0, tokensOut: 0 };

/** Rates by a model; a comment that may not be shown is no rating at all. */
export class OpenAiRater extends MealRater {
  constructor(
    private readonly server: ModelServer,
    private readonly log: Log,
  ) {
    super();
  }

  override async rate(items: readonly Item[], language: Language): Promise<AskedRating> {
    if (this.server.trouble !== null) return NOTHING;
    const patience = Math.min(PATIENCE_MS, this.server.options.deadlineMs);
    const got = await this.server.askIfPossible(rateMealPrompt(items, language), AbortSignal.timeout(patience));
    return got ? this.shown(got, language) : NOTHING;
  }

  override async rateKept(items: readonly Item[], language: Language): Promise<AskedRating | null> {
    const kept = await this.server.kept(rateMealPrompt(items, language));
    return kept && this.shown(kept, language);
  }

  private shown({ answer, tokensIn, tokensOut }: Got<RatedByModel>, language: Language): AskedRating {
    const sound = isSoundComment(answer.comment, language);
    if (!sound) this.log.warn('comment on a meal is not shown', { prompt: RATE_MEAL_V1.version });
    return { health: sound ? { rating: Math.round(answer.rating), comment: answer.comment.trim() } : null, tokensIn, tokensOut };
  }
}
