import type { FoodTable } from '../../food/index.js';
import { PictureReader, type PictureToSee, type SeenByModel } from '../../ports/reading/picture-reader.js';
import { applyChoices } from '../../reading/model/apply-choices.js';
import { groundPicture, seenItems } from '../../reading/model/ground-picture.js';
import type { ModelAnswer, ModelChoices } from '../../reading/model/model-answer.js';
import type { ReadingContext } from '../../reading/reading.js';
import { answerKey } from './answer-key.js';
import type { Got, ModelServer } from './model-server.js';
import { chooseRowsPrompt, type Prompt } from './prompts/prompt.js';
import { seePicturePrompt } from './prompts/see-picture-prompt.js';

type Answered = <T>(prompt: Prompt<T>) => Promise<Got<T> | null>;

/** Looks through a model, in the same two steps as a text is read: what is there, and which rows of ours that is, by number. */
export class OpenAiEyes extends PictureReader {
  constructor(
    private readonly server: ModelServer,
    private readonly table: () => FoodTable,
  ) {
    super();
  }

  override async look(picture: PictureToSee, caption: string, context: ReadingContext): Promise<SeenByModel> {
    const deadline = AbortSignal.timeout(this.server.options.deadlineMs);
    const prompt = seePicturePrompt(picture, caption);
    const first = (await this.server.kept(prompt)) ?? (await this.server.ask(prompt, deadline));
    const second: Answered = async (asked) => (await this.server.kept(asked)) ?? (await this.server.askIfPossible(asked, deadline));
    return (await this.seen(prompt, first, { caption, context }, second, 'without'))!;
  }

  override async lookKept(picture: PictureToSee, caption: string, context: ReadingContext): Promise<SeenByModel | null> {
    const prompt = seePicturePrompt(picture, caption);
    const first = await this.server.kept(prompt);
    return first && this.seen(prompt, first, { caption, context }, (asked) => this.server.kept(asked), 'never');
  }

  private async seen(
    prompt: Prompt<ModelAnswer>,
    first: Got<ModelAnswer>,
    { caption, context }: { caption: string; context: ReadingContext },
    ask: Answered,
    missing: 'without' | 'never',
  ): Promise<SeenByModel | null> {
    const table = this.table();
    const { words, draft, printed } = groundPicture(first.answer, caption, context, table);
    const chosen = draft.questions.length > 0 ? rowsPrompt(words, draft) : null;
    const second = chosen && (await ask(chosen));
    if (chosen && !second && missing === 'never') return null;
    const reading = second ? applyChoices(draft, second.answer, table) : draft.reading;
    const items = seenItems(reading, printed, table);
    const { meal = context.meal, day = 0, time = null } = reading.meals[0] ?? {};
    const { model } = this.server.options;
    return {
      seen: items.length > 0 ? { type: 'food', items, meal, day, time } : { type: 'trouble', why: 'unclear' },
      by: {
        reader: 'model',
        model,
        promptVersion: prompt.version,
        key: answerKey(model, prompt),
        tokensIn: first.tokensIn + (second?.tokensIn ?? 0),
        tokensOut: first.tokensOut + (second?.tokensOut ?? 0),
      },
    };
  }
}

const rowsPrompt = (words: string, { questions }: ReturnType<typeof groundPicture>['draft']): Prompt<ModelChoices> =>
  chooseRowsPrompt(
    words,
    questions.map(({ question }) => question),
  );
