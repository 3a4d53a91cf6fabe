import type { TurnAnswer } from '../../conversation/model-turn/turn-answer.js';
import type { TurnQuestion } from '../../conversation/model-turn/turn-question.js';
import { type TurnRead, TurnReader } from '../../ports/reading/turn-reader.js';
import { answerKey } from './answer-key.js';
import type { Got, ModelServer } from './model-server.js';
import type { Prompt } from './prompts/prompt.js';
import { readTurnPrompt } from './prompts/read-turn-prompt.js';

/** Asks a model about a turn, under the deadline of all its readings; it answers with numbers, which are kept. */
export class OpenAiTurns extends TurnReader {
  constructor(private readonly server: ModelServer) {
    super();
  }

  override async read(question: TurnQuestion): Promise<TurnRead> {
    const prompt = readTurnPrompt(question);
    return this.signed(await this.server.ask(prompt, AbortSignal.timeout(this.server.options.deadlineMs)), prompt);
  }

  override async readKept(question: TurnQuestion): Promise<TurnRead | null> {
    const prompt = readTurnPrompt(question);
    const got = await this.server.kept(prompt);
    return got && this.signed(got, prompt);
  }

  private signed({ answer, tokensIn, tokensOut }: Got<TurnAnswer>, prompt: Prompt<TurnAnswer>): TurnRead {
    const { model } = this.server.options;
    return {
      answer,
      by: { reader: 'model', model, promptVersion: prompt.version, key: answerKey(model, prompt), tokensIn, tokensOut },
    };
  }
}
