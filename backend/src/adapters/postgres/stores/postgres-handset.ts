// SQL: a thread is a union of three tables.
import type { DataSource } from 'typeorm';
import { Handset, type HandsetPhoneRow, type HandsetTextRow } from '../../../ports/texts/handset.js';
import type { Listening } from '../../../ports/queue/listening.js';
import { currentPlan } from './current-plan.js';
import { NOTICE_CHANNEL } from './notify.js';
import { ofNumber } from './number-owner.js';

/** Reads what the local phone network and our own texts hold of a number. */
export class PostgresHandset extends Handset {
  private readonly watchers = new Map<() => void, string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (phone: string) => string,
    connection: Listening,
    channel: string,
  ) {
    super();
    connection.listen(channel, (phone) => this.ring((watched) => watched === phone));
    // A notice names a user; handsets are few, so each of them looks again.
    connection.listen(NOTICE_CHANNEL, () => this.ring(() => true));
  }

  override phones(limit: number): Promise<HandsetPhoneRow[]> {
    return this.dataSource.query(
      `select u.phone, u.first_name as name, ${currentPlan('u.id', 'now()')} as plan from users u where u.deleted_at is null order by u.created_at, u.id limit $1`,
      [limit],
    );
  }

  override async thread(phone: string, limit: number): Promise<HandsetTextRow[]> {
    const rows = await this.dataSource.query<HandsetTextRow[]>(
      `select id, "from", body, "hasPicture", at, segments, state, "isCode" from (
         (select t.id, 'phone' as "from", t.body, coalesce(t.media_type like 'image/%', false) as "hasPicture", t.received_at as at, 0 as segments, 'received' as state, false as "isCode", t.seq
          from ${ofNumber('$1')} join inbound_texts t on t.conversation_id = c.id where t.source = 'sms' order by t.received_at desc, t.seq desc limit $3)
         union all
         (select o.id, 'service', o.body, false, o.created_at, o.segments, o.state, false, o.seq
          from ${ofNumber('$1')} join outbound_texts o on o.conversation_id = c.id
          where o.channel = 'sms' and o.state not in ('suppressed', 'expired') order by o.created_at desc, o.seq desc limit $3)
         union all
         (select l.id, 'service', l.body, false, l.at, l.segments, 'delivered', true, l.seq from local_texts l where l.phone = $2 and l.kind = 'code' order by l.seq desc limit $3)
       ) texts order by at desc, "from" desc, seq desc limit $3`,
      [this.hash(phone), phone, limit],
    );
    return rows.reverse();
  }

  override watch(phone: string, onChange: () => void): () => void {
    const watcher = () => onChange();
    this.watchers.set(watcher, phone);
    return () => this.watchers.delete(watcher);
  }

  private ring(about: (phone: string) => boolean): void {
    for (const [watcher, phone] of this.watchers) if (about(phone)) watcher();
  }
}
