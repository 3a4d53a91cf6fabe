import type { DataSource } from 'typeorm';
import type { ReviewVerdict } from '../../../domain/reading-review.js';
import { ReadingReviews, type ReviewCard, type VerdictCounts } from '../../../ports/storage/diary/reading-reviews.js';
import type { AuditCause } from '../../../ports/storage/staff/staff-audit.js';
import { ReadingReviewRow } from '../entities/index.js';
import { recordAudit } from './staff/audit-row.js';
import { READER } from './staff/fragments.js';

/** How sure the least sure food of a text was. */
const SURENESS = `(select min(s::text::real) from jsonb_path_query(t.heard, '$[*] ? (@.type == "log-meal").items[*].sureness') s)`;
/** A meal was logged, and nothing was asked. */
const ACTED_ON = `t.intents @> '{log_meal}' and not t.intents @> '{clarify}' and ${SURENESS} is not null and t.body <> ''`;
/** Not judged yet, and its words are still kept. */
const OPEN = `reading_reviews r join inbound_texts t on t.id = r.text_id and r.verdict is null and t.heard is not null and t.body <> ''`;

interface Shown extends Omit<ReviewCard, 'meals'> {
  heard: { type: string; meal?: string | null; items?: ReviewCard['meals'][number]['items'] }[];
}

/** SQL: drawn, shown and counted by joins with texts; a verdict is a row. */
export class PostgresReadingReviews extends ReadingReviews {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override draw(day: string, most: number, now: Date): Promise<number | null> {
    return this.dataSource.transaction(async (tx) => {
      const first = await tx.query<unknown[]>(
        'insert into review_draws (day, readings, at) values ($1, 0, $2) on conflict do nothing returning day',
        [day, now],
      );
      if (!first.length) return null;
      const drawn = await tx.query<unknown[]>(
        `with readings as materialized (select t.id, ${READER} as reader, ${SURENESS} as sureness from inbound_texts t
             where t.received_at >= $1::date at time zone 'UTC' and t.received_at < ($1::date + 1) at time zone 'UTC' and ${ACTED_ON}),
           noted as (update review_draws set readings = (select count(*) from readings) where day = $1)
         insert into reading_reviews (text_id, day, reader, sureness)
         select id, $1, reader, least(1, greatest(0, sureness)) from readings order by random() limit $2 returning id`,
        [day, most],
      );
      return drawn.length;
    });
  }

  override next(skip: readonly string[], { by, reason }: AuditCause, now: Date): Promise<ReviewCard | null> {
    return this.dataSource.transaction(async (tx) => {
      const [found] = await tx.query<Shown[]>(
        `select r.id, array_remove(array[u.first_name, u.last_name, u.username], null) as names, t.body as text,
           to_char(t.received_at at time zone coalesce(u.timezone, 'UTC'), 'HH24:MI') as "localTime", coalesce(u.chosen_language, u.language, 'en') as language,
           t.heard, (select o.body from outbound_texts o where o.conversation_id = t.conversation_id and o.inbound_id = t.id and o.resend_of is null order by o.seq limit 1) as reply
         from ${OPEN} join conversations c on c.id = t.conversation_id left join users u on u.id = c.user_id
         where r.id <> all($1::uuid[]) order by r.day, md5(r.id::text || $2) limit 1`,
        [skip, by.staffId],
      );
      if (!found) return null;
      await recordAudit(tx, { by, reason, action: 'review-show', object: { kind: 'review', id: found.id } }, now);
      const { heard, ...card } = found;
      const meals = heard.filter(({ type }) => type === 'log-meal').map(({ meal, items }) => ({ meal: meal ?? null, items: items ?? [] }));
      return { ...card, meals };
    });
  }

  override async left(): Promise<number> {
    const [row] = await this.dataSource.query<{ n: number }[]>(`select count(*)::int as n from ${OPEN}`);
    return row!.n;
  }

  override judge(id: string, verdict: ReviewVerdict, { by }: AuditCause, now: Date): ReturnType<ReadingReviews['judge']> {
    return this.dataSource.transaction(async (tx) => {
      const reviews = tx.getRepository(ReadingReviewRow);
      const known = await reviews.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!known) return 'not-there';
      if (known.judgedBy !== null && known.judgedBy !== by.staffId) return 'judged-by-another';
      await reviews.update({ id }, { verdict, judgedBy: by.staffId, judgedAt: now });
      const before = known.verdict === null ? null : { verdict: known.verdict };
      await recordAudit(tx, { by, action: 'review-judge', object: { kind: 'review', id }, before, after: { verdict } }, now);
      return 'done';
    });
  }

  override verdicts(from: string, to: string, bands: readonly number[]): Promise<VerdictCounts[]> {
    return this.dataSource.query(
      `with judged as (select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week,
           ($3::real[])[width_bucket(sureness, $3::real[])]::text as band, verdict from reading_reviews where verdict is not null and day between $1 and $2)
       select case when grouping(week) = 0 then 'week' else 'band' end as by, coalesce(week, band) as label, verdict, count(*)::int as count
       from judged group by grouping sets ((week, verdict), (band, verdict)) order by 1, 2, 3`,
      [from, to, bands],
    );
  }
}
