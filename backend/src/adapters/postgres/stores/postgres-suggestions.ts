import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { type PageEvent, Suggestions } from '../../../ports/storage/suggestions.js';
import { AnalyticsRow, FeedbackRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';

/** What is left of words that PostgreSQL could not keep at all. */
const UNREADABLE = '\ufffd';

export class PostgresSuggestions extends Suggestions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async feedback(userId: string, subject: string, message: string, now: Date): Promise<void> {
    await this.dataSource.getRepository(FeedbackRow).insert({
      id: randomUUID(),
      userId,
      subject: safeText(subject) || UNREADABLE,
      message: safeText(message) || UNREADABLE,
      at: now,
    });
  }

  override async event(userId: string | null, { name, path, properties }: PageEvent, now: Date): Promise<void> {
    await this.dataSource
      .getRepository(AnalyticsRow)
      .insert({ userId, name, properties: path === null ? properties : { ...properties, path }, at: now });
  }
}
