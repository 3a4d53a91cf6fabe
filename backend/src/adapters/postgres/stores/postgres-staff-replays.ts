import type { DataSource } from 'typeorm';
import { type RecordedConversation, type RecordedTurn, StaffReplays, type Which } from '../../../ports/staff-replays.js';
import type { Snapshot } from '../../../ports/store.js';
import { ENTRY_JSON, type EntryJson, entryFromJson } from './entry-row.js';
import { loadSnapshot } from './load-snapshot.js';
import type { StoreSettings } from './postgres-store.js';
import { displayName, NOT_UNDERSTOOD } from './staff/fragments.js';

/** Conversations read at once. */
const PORTION = 20;
const LAST_SENT_HOURS = 12;

type Head = Pick<RecordedConversation, 'conversationId' | 'userId' | 'name' | 'names' | 'revealed'>;
interface TurnRow extends Omit<RecordedTurn, 'heard' | 'entries'> {
  id: string;
  text: string;
  source: 'sms' | 'dashboard';
  receivedAt: Date;
  mediaCount: number;
  mediaType: string | null;
  entries: EntryJson[];
  firstNumber: number | null;
}

export class PostgresStaffReplays extends StaffReplays {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: StoreSettings,
  ) {
    super();
  }

  override async *recorded(which: Which, texts: number, sessionHash: string): AsyncIterable<RecordedConversation[]> {
    const heads = await this.heads(which, sessionHash);
    for (let i = 0; i < heads.length; i += PORTION) {
      const portion = await Promise.all(heads.slice(i, i + PORTION).map((head) => this.conversation(head, texts)));
      yield portion.flatMap((one) => one ?? []);
    }
  }

  private heads(which: Which, sessionHash: string): Promise<Head[]> {
    const head = `c.id as "conversationId", c.user_id as "userId", ${displayName('u')} as name, array_remove(array[u.username, u.first_name, u.last_name], null) as names, exists (select 1 from staff_reveals where session_hash = $1 and conversation_id = c.id) as revealed`;
    if ('conversationId' in which)
      return this.dataSource.query(`select ${head} from conversations c left join users u on u.id = c.user_id where c.id = $2`, [
        sessionHash,
        which.conversationId,
      ]);
    return this.dataSource.query(
      `select ${head} from conversation_activity a join conversations c on c.id = a.conversation_id left join users u on u.id = c.user_id
       where a.last_text_at is not null order by a.last_text_at desc nulls last, a.conversation_id desc limit $2`,
      [sessionHash, which.last],
    );
  }

  private async conversation(head: Head, texts: number): Promise<RecordedConversation | null> {
    const rows = (await this.rows(head.conversationId, texts)).reverse();
    const turns = rows.map(turnOf);
    const [first] = turns;
    if (!first) return null;
    const from = first.heard.receivedAt;
    const [before, occasions] = await Promise.all([
      loadSnapshot(this.dataSource, head.conversationId, from, this.settings, this.settings.guess),
      this.dataSource.query<RecordedConversation['occasions']>(
        `select o.created_at as at, o.kinds[1] as kind, o.meal from outbound_texts o left join inbound_texts t on t.id = o.inbound_id
         where o.conversation_id = $1 and o.created_at > $2::timestamptz - interval '${LAST_SENT_HOURS} hours' and (t.id is null or t.received_at < $2) order by o.created_at`,
        [head.conversationId, from],
      ),
    ]);
    const numbers = rows.flatMap(({ firstNumber }) => firstNumber ?? []);
    return before && { ...head, before: asOf(before, turns, numbers), turns, occasions };
  }

  private rows(conversationId: string, texts: number): Promise<TurnRow[]> {
    return this.dataSource.query(
      `select t.id, t.body as text, t.source, t.received_at as "receivedAt", t.media_count as "mediaCount", t.media_type as "mediaType", t.intents,
         x.events, (select o.body from outbound_texts o where o.conversation_id = t.conversation_id and o.inbound_id = t.id and o.resend_of is null order by o.seq limit 1) as reply,
         t.reader, t.reading_key as "readingKey", ${NOT_UNDERSTOOD} as "notUnderstood",
         coalesce((select json_agg(${ENTRY_JSON} order by e.number) from entries e where e.inbound_id = t.id and e.deleted_at is null), '[]') as entries,
         (select min(number) from entries where inbound_id = t.id) as "firstNumber"
       from inbound_texts t join conversations c on c.id = t.conversation_id left join changes x on x.user_id = c.user_id and x.id = t.id::text
       where t.conversation_id = $1 and t.handled_at is not null and (t.body <> '' or t.media_count > 0) order by t.received_at desc, t.seq desc limit $2`,
      [conversationId, texts],
    );
  }
}

function turnOf({ id, text, source, receivedAt, mediaCount, mediaType, entries, intents, firstNumber: _, ...turn }: TurnRow): RecordedTurn {
  const heard = { id, text, source, receivedAt, media: { count: mediaCount, type: mediaType } };
  return { ...turn, intents: intents ?? [], heard, entries: entries.map(entryFromJson) };
}

/** A snapshot without what came after its instant, as far as rows tell; what texts changed is taken back by whoever replays. */
function asOf(snapshot: Snapshot, turns: readonly RecordedTurn[], numbers: readonly number[]): Snapshot {
  const ids = new Set(turns.map(({ heard }) => heard.id));
  const later = (entryId: string): boolean => ids.has(entryId.split('.')[0]!);
  const since = turns[0]!.heard.receivedAt.toISOString();
  const entries = snapshot.entries.filter(({ id }) => !later(id));
  const count = (kind: 'meal' | 'workout') => snapshot.entries.filter((entry) => entry.kind === kind && later(entry.id)).length;
  return {
    ...snapshot,
    entries,
    // Numbers are given once, also those of entries that are gone.
    nextNumber: Math.min(snapshot.nextNumber, ...numbers),
    used: {
      ...snapshot.used,
      texts: Math.max(0, snapshot.used.texts - turns.length),
      meals: Math.max(0, snapshot.used.meals - count('meal')),
      workouts: Math.max(0, snapshot.used.workouts - count('workout')),
    },
    changes: snapshot.changes.filter(({ id, at }) => !ids.has(id) && at < since),
    pending: null,
    waiting: null,
    lastSent: null,
    noticed: [],
    skipped: [],
    staffHold: false,
  };
}
