import { phrasesOf } from '../../conversation/replies/phrasebook.js';
import type { AuditCause } from '../../ports/storage/staff/staff-audit.js';
import type { Dependencies } from '../dependencies.js';
import { ring, staffText } from './staff-text.js';
import type { StaffDependencies } from './staff-dependencies.js';

/** Gives the word back to the bot, and tells the user so, in their language, unless asked not to. False when nobody held it. */
export async function closeConversation(
  { staff, ...deps }: { staff: Pick<StaffDependencies, 'desk'> } & Pick<Dependencies, 'queue' | 'log' | 'clock'>,
  conversationId: string,
  tell: boolean,
  cause: AuditCause,
): Promise<boolean> {
  const text = tell ? staffText(phrasesOf(await staff.desk.languageOf(conversationId)).handedBack) : null;
  const closed = await staff.desk.close(conversationId, text, cause, deps.clock.now());
  if (closed && text) await ring(deps);
  return closed;
}
