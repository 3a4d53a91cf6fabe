import { phrasesOf } from '../../conversation/replies/phrasebook.js';
import type { AuditCause } from '../../ports/storage/staff/staff-audit.js';
import type { World } from '../world.js';
import { ring, staffText } from './staff-text.js';
import type { StaffWorld } from './staff-world.js';

/** Gives the word back to the bot, and tells the user so, in their language, unless asked not to. False when nobody held it. */
export async function closeConversation(
  { staff, ...world }: { staff: Pick<StaffWorld, 'desk'> } & Pick<World, 'queue' | 'log' | 'clock'>,
  conversationId: string,
  tell: boolean,
  cause: AuditCause,
): Promise<boolean> {
  const text = tell ? staffText(phrasesOf(await staff.desk.languageOf(conversationId)).handedBack) : null;
  const closed = await staff.desk.close(conversationId, text, cause, world.clock.now());
  if (closed && text) await ring(world);
  return closed;
}
