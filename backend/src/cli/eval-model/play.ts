import { chooseRowsPrompt, readTextPrompt, type Prompt } from '../../adapters/openai/prompts/prompt.js';
import { builtInTable } from '../../food/index.js';
import { readText, type Reading, type ReadingContext } from '../../reading/index.js';
import { applyChoices } from '../../reading/model/apply-choices.js';
import { groundAnswer, type Draft } from '../../reading/model/ground-answer.js';
import type { MeasuredText } from './measured.js';
import type { ModelTape } from './tape.js';

/** One text through both calls, as far as there are answers. */
export interface Played {
  own: Reading;
  first: Prompt<unknown>;
  /** Null: no first answer is recorded. */
  merged: Reading | null;
  second: Prompt<unknown> | null;
  questions: Draft['questions'];
  /** Key under which choices for this text are kept. */
  choicesKey: string;
  /** Null: an answer is missing. */
  chosen: Reading | null;
  /** Length of what was answered. */
  answerLetters: number;
  /** The sums of the model's guesses, with nothing of ours. */
  guessed: { calories: number; carbs: number } | null;
}

const context: ReadingContext = {
  now: new Date('2025-06-10T12:30:00-04:00'),
  zone: 'America/New_York',
  country: 'US',
  meal: null,
  weightKg: null,
  memory: [],
};

export function play({ text, id }: MeasuredText, tape: ModelTape): Played {
  const table = builtInTable();
  const own = readText(text, context, table, 'meal');
  const first = readTextPrompt(text, 'meal');
  const choicesKey = `choices-${id}`;
  const answer = first.parse(tape.answer(first.key));
  if (!answer) return { own, first, merged: null, second: null, questions: [], choicesKey, chosen: null, answerLetters: 0, guessed: null };
  const ground = (): Draft => groundAnswer(answer, { text, context, as: 'meal', table, own });
  const draft = ground();
  const questions = draft.questions;
  const second =
    questions.length > 0
      ? chooseRowsPrompt(
          text,
          questions.map(({ question }) => question),
        )
      : null;
  const choices = second
    ? tape.choices(
        choicesKey,
        questions.map(({ question }) => question),
      )
    : { choices: [] };
  const guesses = answer.meals.flatMap(({ items }) => items.map(({ estimate }) => estimate));
  const sum = (name: 'calories' | 'carbs'): number => guesses.reduce((all, guess) => all + (guess?.[name] ?? 0), 0);
  return {
    own,
    first,
    merged: draft.reading,
    second,
    questions,
    choicesKey,
    chosen: choices && applyChoices(ground(), choices, table),
    answerLetters: JSON.stringify(answer).length + (choices ? JSON.stringify(choices).length : 0),
    guessed: { calories: sum('calories'), carbs: sum('carbs') },
  };
}
