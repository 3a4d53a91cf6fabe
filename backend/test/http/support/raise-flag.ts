import type { TestApp } from '../../support/app.js';

/** A flag on a conversation that is so old. */
export const raiseFlag = (app: TestApp, conversationId: string, reason: string, minutesAgo: number, grade = 'sure'): Promise<unknown> =>
  app.parts.dataSource.query(
    `insert into flags (conversation_id, reason, grade, at) values ($1, $2, $3, now() - $4 * interval '1 minute')`,
    [conversationId, reason, grade, minutesAgo],
  );
