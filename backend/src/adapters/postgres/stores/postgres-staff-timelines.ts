// SQL: a timeline is joined of many tables, with what stays hidden left out by the database.
import type { DataSource } from 'typeorm';
import { localDate } from '../../../domain/local-day.js';
import type { PictureToSee } from '../../../ports/reading/picture-reader.js';
import { type Stretch, StaffTimelines, type TimelinePerson, type UserFacts } from '../../../ports/storage/staff/staff-timelines.js';
import { currentPlan, runs } from './current-plan.js';
import { ENTRY_JSON, type EntryJson, entryFromJson } from './entry-row.js';
import { HAS_PICTURE, READER, revealed as isRevealed, usernameOf } from './staff/fragments.js';

const DAY_MS = 86_400_000;
/** Sessions of a user end after 14 days without a request. */
const IDLE_DAYS = 14;

const OVERRIDE = `(select json_build_object('plan', o.plan, 'until', o.until, 'reason', o.reason, 'by', (select s.name from staff s where s.id = o.staff_id))
  from plan_overrides o where o.user_id = u.id and o.until > $2::timestamptz) as override`;

export class PostgresStaffTimelines extends StaffTimelines {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async stretch(conversationId: string, before: Date | null, limit: number, sessionHash: string): Promise<Stretch> {
    const [known] = await this.dataSource.query<{ revealed: boolean; userId: string | null }[]>(
      `select exists (select 1 from staff_reveals where session_hash = $1 and conversation_id = c.id) as revealed, c.user_id as "userId" from conversations c where c.id = $2`,
      [sessionHash, conversationId],
    );
    const revealed = known?.revealed ?? false;
    const until = before ?? new Date(Date.now() + DAY_MS);
    const latest = [conversationId, until, revealed, limit + 1];
    const [texts, replies] = await Promise.all([
      this.dataSource.query<Stretch['texts']>(
        `select t.id, t.received_at as at, case when $3 then t.body end as body, t.source, coalesce(t.bearer, 'sms') as bearer, t.truncated, ${HAS_PICTURE} as "hasPicture",
           exists (select 1 from pictures p where p.conversation_id = t.conversation_id and p.text_id = t.id and p.bytes is not null) as "pictureKept", t.handled_at is not null as handled, coalesce(t.intents, '{}') as intents,
           case when $3 then t.heard end as heard, ${READER} as reader, t.model, t.prompt_version as "promptVersion", t.model_tokens_in as "tokensIn", t.model_tokens_out as "tokensOut",
           case when t.dead_at is not null then coalesce(t.dead_reason, 'given up') end as problem, x.id as "changeId", x.undone_at as "undoneAt"
         from inbound_texts t join conversations c on c.id = t.conversation_id
         left join changes x on x.user_id = c.user_id and x.id = t.id::text
         where t.conversation_id = $1 and t.received_at < $2 order by t.received_at desc, t.seq desc limit $4`,
        latest,
      ),
      this.dataSource.query<Stretch['replies']>(
        `select o.id, o.created_at as at, case when $3 then o.body end as body, o.kinds, o.inbound_id as answers, o.staff_id as "staffId",
           (select s.name from staff s where s.id = o.staff_id) as "staffName", o.state, o.error_code as "errorCode", o.error_reason as "errorReason",
           o.attempts, coalesce(o.bearer, 'sms') as bearer, o.segments, o.resend_of as "resendOf"
         from outbound_texts o where o.conversation_id = $1 and o.created_at < $2 order by o.created_at desc, o.seq desc limit $4`,
        latest,
      ),
    ]);
    const more = texts.length > limit || replies.length > limit;
    // Where one of the two is cut, the other is cut at the same instant, so that the next page begins where this one does.
    const cuts = [texts, replies].flatMap((list) => (list.length > limit ? [list[limit - 1]!.at.getTime()] : []));
    const from = new Date(cuts.length ? Math.max(...cuts) : 0);
    const shownTexts = texts.filter(({ at }) => at >= from).reverse();
    const rest = await this.rest(
      conversationId,
      known?.userId ?? null,
      from,
      until,
      shownTexts.map(({ id }) => id),
      revealed,
    );
    return { revealed, more, texts: shownTexts, replies: replies.filter(({ at }) => at >= from).reverse(), ...rest };
  }

  private async rest(
    conversationId: string,
    userId: string | null,
    from: Date,
    until: Date,
    textIds: string[],
    revealed: boolean,
  ): Promise<Pick<Stretch, 'entries' | 'reminders' | 'notes' | 'feedback' | 'flags' | 'acts'>> {
    const within = [conversationId, from, until];
    const entries = await this.dataSource.query<{ textId: string; removed: boolean; calories: number | null; entry: EntryJson }[]>(
      `select e.inbound_id as "textId", e.deleted_at is not null as removed, coalesce(e.calories, e.burned) as calories, ${ENTRY_JSON} as entry from entries e where e.user_id = $2 and e.inbound_id = any($1::uuid[]) order by e.number`,
      [textIds, userId],
    );
    const [reminders, notes, feedback, flags, acts] = await Promise.all([
      this.dataSource.query<Stretch['reminders']>(
        `select user_id || ':' || kind || ':' || local_date as id, at, kind, result, outbound_id as "deliveryId" from reminder_log
         where user_id = $1 and at >= $2 and at < $3 order by at limit 500`,
        [userId, from, until],
      ),
      this.dataSource.query<Stretch['notes']>(
        `select n.id, n.at, n.body, n.staff_id as "staffId", (select s.name from staff s where s.id = n.staff_id) as "staffName" from staff_notes n
         where n.conversation_id = $1 and n.at >= $2 and n.at < $3 order by n.at limit 500`,
        within,
      ),
      this.dataSource.query<Stretch['feedback']>(
        `select id, at, case when $4 then subject end as subject, case when $4 then message end as message, state from feedback
         where user_id = $1 and at >= $2 and at < $3 order by at limit 100`,
        [userId, from, until, revealed],
      ),
      this.dataSource.query<Stretch['flags']>(
        `select id, at, reason, grade, resolved_at as "resolvedAt" from flags where conversation_id = $1 and ((at >= $2 and at < $3) or resolved_at is null) order by at limit 500`,
        within,
      ),
      this.dataSource.query<Stretch['acts']>(
        `select l.id, l.at, l.action, l.actor_id as "staffId", (select s.name from staff s where s.id::text = l.actor_id) as "staffName", l.reason, l.after from audit_log l
         where l.actor_kind = 'staff' and l.action not in ('note', 'reply', 'open', 'replay') and l.at >= $2 and l.at < $3
           and ((l.object_kind = 'conversation' and l.object_id = $1::text) or (l.object_kind = 'user' and l.object_id = $4::text)
             or (l.object_kind in ('meal', 'workout') and l.object_id = any($5)))
         order by l.at limit 500`,
        [...within, userId, entries.map(({ entry }) => entry.id)],
      ),
    ]);
    const shown = entries.map(({ textId, removed, calories, entry }) => ({
      textId,
      calories,
      entry: { ...hiddenUnless(revealed, entryFromJson(entry)), removed },
    }));
    return { entries: shown, reminders, notes, feedback, flags, acts };
  }

  override async picture(conversationId: string, textId: string, sessionHash: string): Promise<PictureToSee | null> {
    const [row] = await this.dataSource.query<PictureToSee[]>(
      `select p.type, p.bytes from pictures p where p.conversation_id = $2 and p.text_id = $3 and p.bytes is not null and ${isRevealed('p.conversation_id')}`,
      [sessionHash, conversationId, textId],
    );
    return row ?? null;
  }

  override async person(conversationId: string, now: Date): Promise<TimelinePerson | null> {
    const [row] = await this.dataSource.query<Omit<TimelinePerson, 'today'>[]>(
      `select u.id, ${usernameOf('u')} as username, u.timezone, ${currentPlan('u.id', '$2')} as plan, ${OVERRIDE},
         (select json_build_object('calories', g.calories, 'protein', g.protein, 'carbs', g.carbs, 'fat', g.fat, 'sugar', g.sugar) from goals g where g.user_id = u.id) as goals
       from conversations c join users u on u.id = c.user_id where c.id = $1`,
      [conversationId, now],
    );
    if (!row) return null;
    const [today] = await this.dataSource.query<Record<string, number>[]>(
      `select coalesce(sum(calories), 0) as calories, coalesce(sum(protein), 0) as protein, coalesce(sum(carbs), 0) as carbs, coalesce(sum(fat), 0) as fat,
         coalesce(sum(sugar), 0) as sugar, coalesce(sum(burned), 0) as burned from entries where user_id = $1 and local_date = $2 and deleted_at is null`,
      [row.id, localDate(now, row.timezone)],
    );
    return { ...row, today: today! };
  }

  override async user(userId: string, now: Date): Promise<UserFacts | null> {
    const [zone] = await this.dataSource.query<{ timezone: string }[]>('select timezone from users where id = $1', [userId]);
    if (!zone) return null;
    const [row] = await this.dataSource.query<UserFacts[]>(
      `select ${currentPlan('u.id', '$2')} as plan, ${OVERRIDE},
         coalesce((select s.plan from subscriptions s where s.user_id = u.id and ${runs('s', '$2')}), 'free') as "paidPlan",
         json_build_object('texts', coalesce(d.texts, 0), 'modelReads', coalesce(d.model_reads, 0),
           'meals', (select count(*) from entries where user_id = u.id and counted_on = counting_day($1, $2, $3) and deleted_at is null and kind = 'meal'),
           'workouts', (select count(*) from entries where user_id = u.id and counted_on = counting_day($1, $2, $3) and deleted_at is null and kind = 'workout')) as used,
         coalesce((select json_agg(json_build_object('createdAt', created_at, 'seenAt', seen_at, 'expiresAt', expires_at) order by seen_at desc) from sessions
           where user_id = u.id and expires_at > $2::timestamptz and seen_at > $2::timestamptz - interval '${IDLE_DAYS} days'), '[]') as sessions,
         (select count(*)::int from assistant_connections where user_id = u.id and expires_at > $2) as assistants,
         x.reason as "optOutReason", x.at as "optedOutAt",
         (select count(*)::int from entries where user_id = u.id and kind = 'meal' and deleted_at is null) as meals,
         (select count(*)::int from entries where user_id = u.id and kind = 'workout' and deleted_at is null) as workouts,
         (select count(*)::int from inbound_texts t join conversations c on c.id = t.conversation_id where c.user_id = u.id) as texts
       from users u left join suppressions x on x.phone_hash = u.phone_hash left join daily_counters d on d.user_id = u.id and d.local_date = counting_day($1, $2, $3) where u.id = $1`,
      [userId, now, localDate(now, zone.timezone)],
    );
    return row ?? null;
  }
}

/** What was eaten and done is the user's own: only its size is shown until it is revealed. */
function hiddenUnless<E extends ReturnType<typeof entryFromJson>>(revealed: boolean, entry: E): E {
  if (revealed) return entry;
  return entry.kind === 'meal' ? { ...entry, items: [], copyOf: null, health: null } : { ...entry, activity: '', distance: null };
}
