// SQL: many rows at once, by those of other tables.
import type { EntityManager } from 'typeorm';

/** Keeps as hashes that texts came, so that a repeat from the provider is still known. */
export async function retireProviderIds(tx: Pick<EntityManager, 'query'>, hashes: readonly string[], now: Date): Promise<void> {
  await tx.query('insert into retired_provider_ids (hash, at) select h, $2 from unnest($1::text[]) h on conflict do nothing', [
    hashes,
    now,
  ]);
}

interface TextKey {
  conversationId: string;
  id: string;
}

const columnsOf = (texts: readonly TextKey[]): [conversationIds: string[], ids: string[]] => [
  texts.map(({ conversationId }) => conversationId),
  texts.map(({ id }) => id),
];
const OF_TEXTS = 'unnest($1::uuid[], $2::uuid[]) as t (conversation_id, id)';
const OF_USERS = `${OF_TEXTS} join conversations c on c.id = t.conversation_id`;

/** Takes texts that came away; what was logged by them stays. */
export async function deleteInbound(tx: Pick<EntityManager, 'query'>, texts: readonly TextKey[]): Promise<void> {
  const [conversationIds, ids] = columnsOf(texts);
  await tx.query(`update entries e set inbound_id = null from ${OF_USERS} where e.user_id = c.user_id and e.inbound_id = t.id`, [
    conversationIds,
    ids,
  ]);
  await tx.query('update reading_reviews set text_id = null where text_id = any($1)', [ids]);
  await tx.query(`delete from inbound_texts i using ${OF_TEXTS} where i.conversation_id = t.conversation_id and i.id = t.id`, [
    conversationIds,
    ids,
  ]);
}

/** Takes texts that went away; that a reminder was sent stays. */
export async function deleteOutbound(tx: Pick<EntityManager, 'query'>, texts: readonly TextKey[]): Promise<void> {
  const [conversationIds, ids] = columnsOf(texts);
  await tx.query(`update reminder_log l set outbound_id = null from ${OF_USERS} where l.user_id = c.user_id and l.outbound_id = t.id`, [
    conversationIds,
    ids,
  ]);
  await tx.query(`delete from outbound_texts o using ${OF_TEXTS} where o.conversation_id = t.conversation_id and o.id = t.id`, [
    conversationIds,
    ids,
  ]);
}
