import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { choicesSchema } from '../../adapters/openai/answer-schema.js';
import type { ModelChoices } from '../../reading/model/model-answer.js';
import type { RowQuestion } from '../../reading/model/row-question.js';

/** A choice as it is kept: by what it names and not by its number, so that it stands when other rows are offered beside it. */
interface KeptChoice {
  words: string;
  food: string | null;
  line: string | null;
  count: number;
}

/** One line of the tape: a first answer by the key of its prompt, or the choices for a text. */
export interface TapeLine {
  key: string;
  prompt: string;
  by: string;
  on?: string;
  answer?: unknown;
  choices?: KeptChoice[];
}

/** What was answered to the prompts of the measured texts, by whom. */
export class ModelTape {
  private readonly lines = new Map<string, TapeLine>();

  constructor(private readonly path: string) {
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const kept = JSON.parse(line) as TapeLine;
      this.lines.set(kept.key, kept);
    }
  }

  get names(): string[] {
    return [...new Set([...this.lines.values()].map(({ by, on }) => (on === undefined ? by : `${by}, ${on}`)))];
  }

  answer(key: string): unknown {
    return this.lines.get(key)?.answer ?? null;
  }

  /** The numbers of today for what was chosen; null where nothing was recorded for the text. */
  choices(key: string, questions: readonly RowQuestion[]): ModelChoices | null {
    const kept = this.lines.get(key)?.choices;
    if (!kept) return null;
    return {
      choices: questions.flatMap(({ words, rows }, at) => {
        const one = kept.find((choice) => choice.words === words);
        if (!one) return [];
        if (one.food === null) return [{ item: at + 1, row: 0, line: 0, count: 0 }];
        const row = rows.findIndex(({ food }) => food.code === one.food);
        if (row < 0) return [];
        const line = rows[row]!.lines.findIndex(({ text }) => text === one.line);
        return [{ item: at + 1, row: row + 1, line: line + 1, count: one.count }];
      }),
    };
  }

  add(line: TapeLine): void {
    this.lines.set(line.key, line);
    appendFileSync(this.path, `${JSON.stringify(line)}\n`);
  }
}

/** Choices by number in the words that are kept of them; null when they are not of the schema. */
export function namedChoices(answer: unknown, questions: readonly RowQuestion[]): KeptChoice[] | null {
  const read = choicesSchema.safeParse(answer);
  if (!read.success) return null;
  return read.data.choices.flatMap(({ item, row, line, count }) => {
    const question = questions[item - 1];
    const chosen = question?.rows[row - 1];
    return question && (chosen || row === 0)
      ? [{ words: question.words, food: chosen?.food.code ?? null, line: chosen?.lines[line - 1]?.text ?? null, count }]
      : [];
  });
}
