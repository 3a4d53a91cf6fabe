import type { DataSource } from 'typeorm';
import { type KeptAnswer, ModelAnswers } from '../../../ports/model-answers.js';
import { safeJson } from '../safe-json.js';

interface Row {
  answer: unknown;
  prompt_version: string;
  model: string;
  prompt_tokens: number;
  completion_tokens: number;
}

export class PostgresModelAnswers extends ModelAnswers {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async find(key: string): Promise<KeptAnswer | null> {
    const [row] = await this.dataSource.query<Row[]>(
      'select answer, prompt_version, model, prompt_tokens, completion_tokens from model_answers where key = $1',
      [key],
    );
    return row
      ? {
          answer: row.answer,
          promptVersion: row.prompt_version,
          model: row.model,
          promptTokens: row.prompt_tokens,
          completionTokens: row.completion_tokens,
        }
      : null;
  }

  override async keep(key: string, { answer, promptVersion, model, promptTokens, completionTokens }: KeptAnswer): Promise<void> {
    await this.dataSource.query(
      `insert into model_answers (key, answer, prompt_version, model, prompt_tokens, completion_tokens) values ($1, $2, $3, $4, $5, $6) on conflict (key) do nothing`,
      [key, safeJson(answer), promptVersion, model, promptTokens, completionTokens],
    );
  }
}
