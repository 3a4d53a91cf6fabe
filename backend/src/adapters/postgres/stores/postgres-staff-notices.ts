import { type StaffNotice, StaffNotices } from '../../../ports/queue/staff-notices.js';
import type { Listening } from '../../../ports/queue/listening.js';

/** Triggers tell of a conversation by its id alone; who is there is told as `{id} presence`. */
export const STAFF_CHANNEL = 'mealtext_staff';

export class PostgresStaffNotices extends StaffNotices {
  private readonly watchers = new Set<(notice: StaffNotice) => void>();

  constructor(connection: Listening) {
    super();
    connection.listen(STAFF_CHANNEL, (payload) => {
      const [conversationId = '', what] = payload.split(' ');
      for (const watcher of this.watchers) watcher({ conversationId, what: what === 'presence' ? 'presence' : 'conversation' });
    });
  }

  override watch(onNotice: (notice: StaffNotice) => void): () => void {
    this.watchers.add(onNotice);
    return () => void this.watchers.delete(onNotice);
  }
}
