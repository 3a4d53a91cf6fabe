// SQL: conversations are read many at once, each up to a bound of its own.
import type { SeenPicture } from '../../../conversation/seen-picture.js';
import type { DataSource } from 'typeorm';
import { localDate } from '../../../domain/local-day.js';
import { type RecordedConversation, type RecordedTurn, StaffReplays, type Which } from '../../../ports/storage/staff/staff-replays.js';
import type { Snapshot } from '../../../ports/storage/texts/store.js';
import { ENTRY_JSON, type EntryJson, entryFromJson } from './entry-row.js';
import { loadSnapshots, type Wanted } from './load-snapshot.js';
import type { StoreSettings } from './postgres-store.js';
import { displayName, NOT_UNDERSTOOD } from './staff/fragments.js';
import type { TextSource } from '../../../domain/text-source.js';

/** Conversations read in one statement. */
const PORTION = 50;
const LAST_SENT_HOURS = 12;

type Head = Pick<RecordedConversation, 'conversationId' | 'userId' | 'name' | 'names' | 'revealed'> & {
  timezone: string | null;
  optedOutAt: Date | null;
};
interface TurnRow extends Omit<RecordedTurn, 'heard' | 'entries'> {
  conversationId: string;
  id: string;
  text: string;
  source: TextSource;
  receivedAt: Date;
  mediaCount: number;
  mediaType: string | null;
  /** What was made out on its picture then. */
  seen: Omit<Extract<SeenPicture, { type: 'food' }>, 'type'> | null;
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

  override async *recorded(
    which: Which,
    wanted: number | { from: readonly string[] },
    sessionHash: string,
  ): AsyncIterable<RecordedConversation[]> {
    const heads = await this.heads(which, sessionHash);
    const texts = typeof wanted === 'number' ? wanted : await this.since(wanted.from);
    let next = this.portion(heads.slice(0, PORTION), texts);
    for (let i = 0; i < heads.length; i += PORTION) {
      const portion = await next;
      // While these are played, the database finds the next. Who stops in between has no use for how that ends.
      next = this.portion(heads.slice(i + PORTION, i + 2 * PORTION), texts);
      next.catch(() => undefined);
      yield portion;
    }
  }

  /** How many texts there are of a conversation since the first of these, all that may have changed what is known now. */
  private async since(ids: readonly string[]): Promise<number> {
    const [row] = await this.dataSource.query<{ n: number }[]>(
      `select count(*)::int as n from inbound_texts t, (select conversation_id, min(received_at) as at from inbound_texts where id = any($1::uuid[]) group by 1) f
       where t.conversation_id = f.conversation_id and t.received_at >= f.at`,
      [ids],
    );
    return row!.n;
  }

  private heads(which: Which, sessionHash: string): Promise<Head[]> {
    const head = `c.id as "conversationId", c.user_id as "userId", ${displayName('u')} as name, u.timezone,
      (select at from suppressions s where s.phone_hash = c.phone_hash) as "optedOutAt", array_remove(array[u.username, u.first_name, u.last_name], null) as names, exists (select 1 from staff_reveals where session_hash = $1 and conversation_id = c.id) as revealed`;
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

  private async portion(heads: readonly Head[], texts: number): Promise<RecordedConversation[]> {
    if (!heads.length) return [];
    const ids = heads.map(({ conversationId }) => conversationId);
    const rows = ofEach(await this.rows(ids, texts));
    const wanted = heads.flatMap(({ conversationId, timezone }) => {
      const at = rows.get(conversationId)?.[0]?.receivedAt;
      return at ? [{ conversationId, at, today: localDate(at, timezone ?? 'UTC') }] : [];
    });
    const [before, occasions] = await Promise.all([
      loadSnapshots(this.dataSource, wanted, this.settings, this.settings.guess),
      this.occasions(wanted),
    ]);
    return heads.flatMap(({ timezone: _, optedOutAt, ...head }) => {
      const snapshot = before.get(head.conversationId);
      if (!snapshot) return [];
      const own = rows.get(head.conversationId)!;
      const turns = own.map(turnOf);
      const numbers = own.flatMap(({ firstNumber }) => firstNumber ?? []);
      return [{ ...head, before: asOf(snapshot, turns, numbers, optedOutAt), turns, occasions: occasions.get(head.conversationId) ?? [] }];
    });
  }

  /** What we said unasked, from a while before the first text on. */
  private async occasions(wanted: readonly Wanted[]): Promise<Map<string, RecordedConversation['occasions']>> {
    const rows = await this.dataSource.query<(RecordedConversation['occasions'][number] & { conversationId: string })[]>(
      `select w.id as "conversationId", o.created_at as at, o.kinds[1] as kind, o.meal
       from unnest($1::uuid[], $2::timestamptz[]) as w(id, since) join outbound_texts o on o.conversation_id = w.id
         and o.created_at > w.since - interval '${LAST_SENT_HOURS} hours' left join inbound_texts t on t.conversation_id = o.conversation_id and t.id = o.inbound_id
       where t.id is null or t.received_at < w.since order by o.created_at`,
      [wanted.map(({ conversationId }) => conversationId), wanted.map(({ at }) => at)],
    );
    return ofEach(rows);
  }

  /** The latest texts of each, oldest first. */
  private rows(conversationIds: readonly string[], texts: number): Promise<TurnRow[]> {
    return this.dataSource.query(
      `select t.conversation_id as "conversationId", t.id, t.body as text, t.source, t.received_at as "receivedAt", t.media_count as "mediaCount",
         t.media_type as "mediaType", jsonb_path_query_first(t.heard, '$[*] ? (@.type == "seen")') as seen, t.intents, x.events,
         (select o.body from outbound_texts o where o.conversation_id = t.conversation_id and o.inbound_id = t.id and o.resend_of is null order by o.seq limit 1) as reply,
         t.reader, t.reading_key as "readingKey", t.known, ${NOT_UNDERSTOOD} as "notUnderstood",
         coalesce((select json_agg(${ENTRY_JSON} order by e.number) from entries e where e.user_id = c.user_id and e.inbound_id = t.id and e.deleted_at is null), '[]') as entries,
         (select min(number) from entries where user_id = c.user_id and inbound_id = t.id) as "firstNumber"
       from unnest($1::uuid[]) as w(id) join conversations c on c.id = w.id
       cross join lateral (select * from inbound_texts i where i.conversation_id = w.id and i.handled_at is not null and (i.body <> '' or i.media_count > 0)
         order by i.received_at desc, i.seq desc limit $2) t
       left join changes x on x.user_id = c.user_id and x.id = t.id::text
       order by t.received_at, t.seq`,
      [conversationIds, texts],
    );
  }
}

function ofEach<Row extends { conversationId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const all = new Map<string, Row[]>();
  for (const row of rows) {
    const own = all.get(row.conversationId);
    if (own) own.push(row);
    else all.set(row.conversationId, [row]);
  }
  return all;
}

function turnOf({
  conversationId: _own,
  id,
  text,
  source,
  receivedAt,
  mediaCount,
  mediaType,
  seen,
  entries,
  intents,
  firstNumber: _,
  ...turn
}: TurnRow): RecordedTurn {
  const heard = {
    id,
    text,
    source,
    receivedAt,
    media: { count: mediaCount, type: mediaType },
    ...(seen ? { seen: { ...seen, type: 'food' as const } } : {}),
  };
  return { ...turn, intents: intents ?? [], heard, entries: entries.map(entryFromJson) };
}

/** A snapshot without what came after its instant, as far as rows tell; what texts changed is taken back by whoever replays. */
function asOf(snapshot: Snapshot, turns: readonly RecordedTurn[], numbers: readonly number[], optedOutAt: Date | null): Snapshot {
  const ids = new Set(turns.map(({ heard }) => heard.id));
  const logged = new Set(turns.flatMap((turn) => turn.entries.map(({ id }) => id)));
  const later = (entryId: string): boolean => logged.has(entryId) || ids.has(entryId.split('.')[0]!);
  const since = turns[0]!.heard.receivedAt.toISOString();
  const entries = snapshot.entries.filter(({ id }) => !later(id));
  const count = (kind: 'meal' | 'workout') => snapshot.entries.filter((entry) => entry.kind === kind && later(entry.id)).length;
  return {
    ...snapshot,
    user: { ...snapshot.user, optedOut: optedOutAt !== null && optedOutAt < turns[0]!.heard.receivedAt },
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
    recent: [],
    noticed: [],
    skipped: [],
    staffHold: false,
  };
}
