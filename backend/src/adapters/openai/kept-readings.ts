import type { TurnAnswer } from '../../conversation/model-turn/turn-answer.js';
import type { FoodTable } from '../../food/index.js';
import type { ModelAnswers } from '../../ports/storage/diary/model-answers.js';
import { KeptReadings } from '../../ports/reading/kept-readings.js';
import { applyChoices } from '../../reading/model/apply-choices.js';
import { groundAnswer } from '../../reading/model/ground-answer.js';
import type { Reading, ReadingContext } from '../../reading/reading.js';
import { answerKey } from './answer-key.js';
import { answerSchema, choicesSchema } from './answer-schema.js';
import { chooseRowsPrompt } from './prompts/prompt.js';
import { turnSchema } from './turn-schema.js';

/** Reads again what a model once answered, with the foods and the arithmetic of today; rows that are offered otherwise today were not chosen. */
export class ModelKeptReadings extends KeptReadings {
  constructor(
    private readonly answers: ModelAnswers,
    private readonly table: () => FoodTable,
  ) {
    super();
  }

  override async read(key: string, text: string, context: ReadingContext, as: 'auto' | 'meal' = 'auto'): Promise<Reading | null> {
    const kept = await this.answers.find(key);
    const known = kept && answerSchema.safeParse(kept.answer);
    if (!known?.success) return null;
    const draft = groundAnswer(known.data, { text, context, as, table: this.table() });
    if (draft.questions.length === 0) return draft.reading;
    const second = chooseRowsPrompt(
      text,
      draft.questions.map(({ question }) => question),
    );
    const chosen = choicesSchema.safeParse((await this.answers.find(answerKey(kept!.model, second)))?.answer);
    return chosen.success ? applyChoices(draft, chosen.data, this.table()) : draft.reading;
  }

  override async readTurn(key: string): Promise<TurnAnswer | null> {
    return turnSchema.safeParse((await this.answers.find(key))?.answer).data ?? null;
  }
}
