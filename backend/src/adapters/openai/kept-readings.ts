import type { FoodTable } from '../../food/index.js';
import type { ModelAnswers } from '../../ports/model-answers.js';
import { KeptReadings } from '../../ports/staff-replays.js';
import { groundAnswer } from '../../reading/ground-answer.js';
import type { Reading, ReadingContext } from '../../reading/reading.js';
import { answerSchema } from './answer-schema.js';

/** Reads again what a model once answered, with the foods and the arithmetic of today. */
export class ModelKeptReadings extends KeptReadings {
  constructor(
    private readonly answers: ModelAnswers,
    private readonly table: () => FoodTable,
  ) {
    super();
  }

  override async read(key: string, text: string, context: ReadingContext): Promise<Reading | null> {
    const kept = await this.answers.find(key);
    const known = kept && answerSchema.safeParse(kept.answer);
    return known?.success ? groundAnswer(known.data, text, context, this.table()) : null;
  }
}
