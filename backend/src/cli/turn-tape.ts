import type { Prompt } from '../adapters/openai/prompts/prompt.js';
import { readTurnPrompt } from '../adapters/openai/prompts/read-turn-prompt.js';
import type { HeardText } from '../conversation/heard.js';
import { NO_FRAME, type TurnAnswer, type TurnFrame } from '../conversation/model-turn/turn-answer.js';
import { decideTurn, turnQuestion } from '../conversation/model-turn/turn-by-model.js';
import type { TurnQuestion } from '../conversation/model-turn/turn-question.js';
import type { Outcome } from '../conversation/outcome.js';
import type { Snapshot } from '../conversation/snapshot.js';
import { hear, settle } from '../conversation/turn.js';
import type { FoodTable } from '../food/index.js';
import { readText } from '../reading/index.js';

/**
 * What was answered about one turn: only what matters of its frames, and a candidate by its words and not by its number, so that it stands
 * when others are offered beside it.
 */
export interface KeptTurn {
  /** Dialogue and place of the text in it: "d-012/2". */
  at: string;
  prompt: string;
  /** Whose answer it is, `hand` for one that somebody wrote, and of which day. */
  by: string;
  on: string;
  do: TurnAnswer['do'];
  frames?: (Omit<Partial<TurnFrame>, 'candidate'> & { candidate?: string })[];
  ask?: string[];
}

/** A prompt that has no answer yet, as it would be sent. */
export interface MissingPrompt {
  at: string;
  prompt: Prompt<TurnAnswer>;
  /** An answer to it as it is kept; null: it is not of the schema. */
  kept: (answer: unknown, by: string, on: string) => KeptTurn | null;
}

/** The same to be written down or handed to another thread. */
export interface WrittenPrompt {
  at: string;
  prompt: string;
  system: string;
  user: string;
  schema: unknown;
}

export const writtenPrompt = ({ at, prompt: { version, system, user, format } }: MissingPrompt): WrittenPrompt => ({
  at,
  prompt: version,
  system,
  user,
  schema: format.json_schema.schema,
});

/** What a model answered about turns; played over one line of `converse`. */
export class TurnTape {
  /** The first prompt of the line without an answer: those after it hang on it. */
  missing: MissingPrompt | null = null;
  /** How many turns it was asked about, and how many of its answers came to nothing. */
  readonly count = { asked: 0, refused: 0 };

  constructor(
    private readonly answers: ReadonlyMap<string, KeptTurn>,
    private readonly line: string,
  ) {}

  /** What a text comes to by the answer about its turn; null where nobody is asked, or nothing comes of it. */
  outcome(heard: HeardText, snapshot: Snapshot, now: Date, table?: FoodTable): Outcome | null {
    const hearing = hear(heard, snapshot, now, table);
    const own = hearing.type === 'decided' ? null : readText(hearing.text, hearing.context, table, hearing.as ? 'meal' : 'auto');
    const outcome = settle(hearing, heard, own && { reading: own, modelMissed: false }, snapshot, now, table);
    const question = turnQuestion(heard, { hearing, own, outcome }, snapshot, now, table);
    if (!question) return null;
    this.count.asked += 1;
    const prompt = readTurnPrompt(question);
    const at = `${this.line}/${heard.id.slice(1)}`;
    const kept = this.answers.get(at);
    if (!kept) {
      this.missing ??= {
        at,
        prompt,
        kept: (given, by, on) => {
          const answer = prompt.parse(given);
          return answer && { at, prompt: prompt.version, by, on, ...told(answer, question) };
        },
      };
      return null;
    }
    const answer = prompt.parse(answerOf(kept, question));
    // What is to be read is read by the built-in reader here.
    if (answer?.do === 'none' || (answer?.do === 'log' && own)) return null;
    const made = answer && decideTurn(heard, answer, snapshot, now, table);
    if (made === 'refused' || !answer) this.count.refused += 1;
    return made === 'refused' ? null : made;
  }
}

/** The answer with the numbers of today; one that is offered no more is nought, and so refused. */
function answerOf({ do: what, frames = [], ask = [] }: KeptTurn, { candidates }: TurnQuestion): TurnAnswer {
  const numberOf = (told: string | undefined): number =>
    told === undefined ? 0 : candidates.findIndex((text) => text === told || text.startsWith(`${told} (`)) + 1;
  return {
    do: what,
    frames: frames.map(({ candidate, ...frame }) => ({ ...NO_FRAME, ...frame, candidate: numberOf(candidate) })),
    ask: ask.map(numberOf),
  };
}

/** The other way round: candidates by their words, and of a frame what it says. */
function told({ do: what, frames, ask }: TurnAnswer, { candidates }: TurnQuestion): Pick<KeptTurn, 'do' | 'frames' | 'ask'> {
  const said = frames.map((frame) => {
    const parts = Object.entries(frame).filter(([name, value]) => name === 'act' || value !== NO_FRAME[name as keyof TurnFrame]);
    const candidate = candidates[frame.candidate - 1];
    return { ...Object.fromEntries(parts), ...(candidate === undefined ? {} : { candidate }) };
  });
  return {
    do: what,
    ...(said.length > 0 ? { frames: said } : {}),
    ...(ask.length > 0 ? { ask: ask.map((one) => candidates[one - 1] ?? '') } : {}),
  };
}
