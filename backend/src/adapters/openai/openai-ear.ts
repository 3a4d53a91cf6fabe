import { ReaderUnavailable } from '../../ports/reading/reader.js';
import { type HeardByModel, ThirdEar } from '../../ports/reading/third-ear.js';
import type { Got, ModelServer } from './model-server.js';
import { hearSafetyPrompt, KINDS } from './prompts/hear-safety-prompt.js';

/** The reply waits for it, and not for long. */
const PATIENCE_MS = 4000;

/** Hears by a model, which sees the instructions and the one text and answers with a number. */
export class OpenAiEar extends ThirdEar {
  constructor(private readonly server: ModelServer) {
    super();
  }

  override async hear(text: string): Promise<HeardByModel> {
    const { trouble, options } = this.server;
    if (trouble !== null) throw new ReaderUnavailable('misconfigured', trouble);
    return heard(await this.server.ask(hearSafetyPrompt(text), AbortSignal.timeout(Math.min(PATIENCE_MS, options.deadlineMs))));
  }

  override async hearKept(text: string): Promise<HeardByModel | null> {
    const got = await this.server.kept(hearSafetyPrompt(text));
    return got && heard(got);
  }
}

const heard = ({ answer, tokensIn, tokensOut }: Got<{ kind: number }>): HeardByModel => ({
  topic: KINDS[answer.kind] ?? null,
  tokensIn,
  tokensOut,
});
