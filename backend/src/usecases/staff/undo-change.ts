import { undoing } from '../../conversation/inverse.js';
import type { AuditCause } from '../../ports/staff-audit.js';
import type { Event } from '../../ports/store.js';
import { edit } from '../edit.js';
import type { World } from '../world.js';

/** Takes back what a text did, as "undo" would, while that can still be undone. False when it cannot. */
export function undoChange(
  world: Pick<World, 'store' | 'clock'>,
  userId: string,
  conversationId: string,
  changeId: string,
  cause: AuditCause,
): Promise<boolean> {
  return edit(
    world,
    userId,
    ({ changes }) => {
      const change = changes.find(({ id, undone }) => id === changeId && !undone);
      const events: Event[] | null = change ? [{ type: 'change-undone', changeId }, ...undoing(change.events)] : null;
      return Promise.resolve(events);
    },
    () => ({ ...cause, action: 'undo', object: { kind: 'conversation', id: conversationId }, after: { text: changeId } }),
  );
}
