import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ReplyKind } from '../../ports/storage/texts/store.js';
import { sendMessage } from '../../usecases/send-message.js';
import type { Dependencies } from '../../usecases/dependencies.js';
import type { AssistantCaller } from '../access.js';
import { SHOWN_ENTRY, showEntry } from './shown-entry.js';

export const SAID = z.object({
  reply: z.string().nullable().describe('what Mealtext answered, in the user’s language; null: nothing, or not yet'),
  verbatim: z.boolean().describe('true: show the reply to the user word for word, and before anything else'),
  handled: z.boolean().describe('false: the answer is still to come; call again with the same key'),
  limited: z.boolean().describe('true: the plan’s daily limit is reached, and nothing was done'),
  entries: z.array(SHOWN_ENTRY).describe('what the reply speaks of, as it stands now'),
});
export type Said = z.infer<typeof SAID>;

/** Replies that an assistant must not put into words of its own. */
const VERBATIM: readonly ReplyKind[] = [
  'safety_crisis',
  'safety_ed',
  'safety_emergency',
  'safety_age',
  'safety_medical',
  'safety_note',
  'help_compliance',
  'optin_confirm',
  'optout_confirm',
];

/** A text in the user's name, and what it came to. `key` makes a repeated call the same text. */
export async function sayFor(
  deps: Dependencies,
  { connection, account }: AssistantCaller,
  content: string,
  key: string = randomUUID(),
): Promise<Said> {
  const from = { userId: account.id, phone: account.phone, source: 'assistant' } as const;
  const { reply, handled, limited } = await sendMessage(deps, from, { content, key: `${connection.id}:${key}` });
  const entries = await Promise.all((reply?.entryIds ?? []).map((id) => deps.diary.entry(account.id, id)));
  return {
    reply: reply?.body ?? null,
    verbatim: reply?.kinds.some((kind) => VERBATIM.includes(kind)) ?? false,
    handled,
    limited,
    entries: entries.filter((entry) => entry !== null).map(showEntry),
  };
}
