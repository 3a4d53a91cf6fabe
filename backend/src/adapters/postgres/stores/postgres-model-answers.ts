import type { DataSource } from 'typeorm';
import { type KeptAnswer, ModelAnswers } from '../../../ports/storage/diary/model-answers.js';
import { ModelAnswerRow } from '../entities/index.js';
import { addNew } from './add-new.js';

export class PostgresModelAnswers extends ModelAnswers {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  private get rows() {
    return this.dataSource.getRepository(ModelAnswerRow);
  }

  override async find(key: string): Promise<KeptAnswer | null> {
    const row = await this.rows.findOneBy({ key });
    if (!row) return null;
    const { answer, promptVersion, model, promptTokens, completionTokens } = row;
    return { answer, promptVersion, model, promptTokens, completionTokens };
  }

  override async keep(key: string, { answer, promptVersion, model, promptTokens, completionTokens }: KeptAnswer): Promise<void> {
    await addNew(this.rows, { key, answer: answer ?? (() => `'null'`), promptVersion, model, promptTokens, completionTokens });
  }
}
