// SQL: a play is moved in time, many rows at once.
import type { DataSource } from 'typeorm';

/** Between 0 and 1 for each text, by whose it is and which of theirs: the same whenever it is played. */
const LOT = `('x' || substr(md5(c.phone || ' ' || row_number() over (partition by c.id order by t.seq)), 1, 6))::bit(24)::int / 16777216.0::float8`;

/** Most answers take one or two seconds, as readers and carriers do, and a few up to eight; the engine of the play takes none. */
export async function answerLater(dataSource: DataSource, userIds: readonly string[]): Promise<void> {
  await dataSource.query(
    `update outbound_texts o set created_at = o.created_at + took, not_before = o.not_before + took, send_started_at = o.send_started_at + took, settled_at = o.settled_at + took
     from (select id, received_at, (0.7 + 1.3 * lot + 6 * lot ^ 30) * interval '1 second' as took
       from (select t.id, t.received_at, ${LOT} as lot from inbound_texts t join conversations c on c.id = t.conversation_id where c.user_id = any($1)) lots) slow
     where o.inbound_id = slow.id and o.created_at = slow.received_at`,
    [userIds],
  );
}
