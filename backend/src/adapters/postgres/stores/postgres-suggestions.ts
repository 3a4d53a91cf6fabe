import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { type PageEvent, Suggestions } from '../../../ports/suggestions.js';
import { safeJson, safeText } from '../safe-json.js';

/** What is left of words that PostgreSQL could not keep at all. */
const UNREADABLE = '\ufffd';

export class PostgresSuggestions extends Suggestions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async feedback(userId: string, subject: string, message: string, now: Date): Promise<void> {
    await this.dataSource.query('insert into feedback (id, user_id, subject, message, at) values ($1, $2, $3, $4, $5)', [
      randomUUID(),
      userId,
      safeText(subject) || UNREADABLE,
      safeText(message) || UNREADABLE,
      now,
    ]);
  }

  override async event(userId: string | null, { name, path, properties }: PageEvent, now: Date): Promise<void> {
    await this.dataSource.query('insert into analytics_events (user_id, name, properties, at) values ($1, $2, $3, $4)', [
      userId,
      name,
      safeJson(path === null ? properties : { ...properties, path }),
      now,
    ]);
  }
}
