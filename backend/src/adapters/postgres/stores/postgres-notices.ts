import { type Notice, Notices } from '../../../ports/queue/notices.js';
import type { Listening } from '../../../ports/queue/listening.js';
import { NOTICE_CHANNEL } from './notify.js';

/** Passes on what PostgreSQL notifies; one LISTEN for all watchers of this process. */
export class PostgresNotices extends Notices {
  private readonly watchers = new Map<string, Set<(notice: Notice) => void>>();

  constructor(connection: Listening) {
    super();
    connection.listen(NOTICE_CHANNEL, (payload) => {
      const [userId = '', what] = payload.split(' ');
      for (const watcher of this.watchers.get(userId) ?? []) watcher({ userId, what: what as Notice['what'] });
    });
  }

  override watch(userId: string, onNotice: (notice: Notice) => void): () => void {
    const mine = this.watchers.get(userId) ?? new Set();
    this.watchers.set(userId, mine.add(onNotice));
    return () => {
      mine.delete(onNotice);
      if (!mine.size) this.watchers.delete(userId);
    };
  }
}
