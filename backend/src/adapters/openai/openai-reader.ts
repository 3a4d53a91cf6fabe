import type { FoodTable } from '../../food/index.js';
import type { ModelAnswers } from '../../ports/storage/diary/model-answers.js';
import { Reader } from '../../ports/reading/reader.js';
import { applyChoices } from '../../reading/model/apply-choices.js';
import { type Draft, groundAnswer } from '../../reading/model/ground-answer.js';
import type { ModelChoices } from '../../reading/model/model-answer.js';
import type { Reading, ReadingContext } from '../../reading/reading.js';
import { answerKey } from './answer-key.js';
import { type Got, ModelServer, type OpenAiOptions } from './model-server.js';
import { chooseRowsPrompt, type Prompt, readTextPrompt } from './prompts/prompt.js';

/**
 * Reads through a model. It sees the instructions and the one text, and in a second call rows of the table to choose from by number; its
 * answers are data for strict schemas and are grounded by our own code. Where only the second call fails, the first answer stands.
 */
export class OpenAiReader extends Reader {
  readonly server: ModelServer;

  constructor(
    options: OpenAiOptions,
    answers: ModelAnswers,
    private readonly table: () => FoodTable,
  ) {
    super();
    this.server = new ModelServer(options, answers);
  }

  override async read(text: string, context: ReadingContext, as: 'auto' | 'meal' = 'auto', own?: Reading): Promise<Reading> {
    const deadline = AbortSignal.timeout(this.server.options.deadlineMs);
    const prompt = readTextPrompt(text, as);
    const first = (await this.server.kept(prompt)) ?? (await this.server.ask(prompt, deadline));
    const table = this.table();
    const draft = groundAnswer(first.answer, { text, context, as, table, ...(own ? { own } : {}) });
    const chosen = secondPrompt(text, draft);
    const second = chosen && ((await this.server.kept(chosen)) ?? (await this.server.askIfPossible(chosen, deadline)));
    return this.signed(second ? applyChoices(draft, second.answer, table) : draft.reading, prompt, [first, second]);
  }

  override async readKept(text: string, context: ReadingContext, as: 'auto' | 'meal' = 'auto', own?: Reading): Promise<Reading | null> {
    const prompt = readTextPrompt(text, as);
    const first = await this.server.kept(prompt);
    if (!first) return null;
    const table = this.table();
    const draft = groundAnswer(first.answer, { text, context, as, table, ...(own ? { own } : {}) });
    const chosen = secondPrompt(text, draft);
    if (!chosen) return this.signed(draft.reading, prompt, [first]);
    const second = await this.server.kept(chosen);
    return second && this.signed(applyChoices(draft, second.answer, table), prompt, [first, second]);
  }

  private signed(reading: Reading, prompt: Prompt<unknown>, answers: readonly (Got<unknown> | null)[]): Reading {
    const sum = (of: (got: Got<unknown>) => number): number => answers.reduce((all, got) => all + (got ? of(got) : 0), 0);
    const { model } = this.server.options;
    return {
      ...reading,
      by: {
        reader: 'model',
        model,
        promptVersion: prompt.version,
        key: answerKey(model, prompt),
        tokensIn: sum(({ tokensIn }) => tokensIn),
        tokensOut: sum(({ tokensOut }) => tokensOut),
      },
    };
  }
}

function secondPrompt(text: string, { questions }: Draft): Prompt<ModelChoices> | null {
  if (questions.length === 0) return null;
  return chooseRowsPrompt(
    text,
    questions.map(({ question }) => question),
  );
}
