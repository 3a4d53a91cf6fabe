// SQL: reports.
import type { DataSource } from 'typeorm';
import { type FoodCounts, type QualityCounts, StaffQuality } from '../../../ports/storage/staff/staff-quality.js';
import { NOT_UNDERSTOOD, READER } from './staff/fragments.js';

/** Texts that were handled, and how each fared: once a text, whatever it is grouped by. */
const TEXTS = `select to_char(date_trunc('week', t.received_at at time zone $3), 'YYYY-MM-DD') as week, ${READER} as reader,
    coalesce(u.chosen_language, u.language, 'unknown') as language, t.intents, ${NOT_UNDERSTOOD} as lost, t.intents @> '{clarify}' as asked,
    t.corrected_at is not null as corrected, t.model_tokens_in, t.model_tokens_out,
    exists (select 1 from learning_texts l where l.conversation_id = t.conversation_id and l.text_id = t.id and l.kind = 'undone') as undone
  from inbound_texts t join conversations c on c.id = t.conversation_id left join users u on u.id = c.user_id
  where t.received_at >= $1 and t.received_at < $2 and t.handled_at is not null`;
const COUNTS = `count(*)::int as texts, count(*) filter (where lost)::int as lost, count(*) filter (where asked)::int as asked,
  count(*) filter (where corrected)::int as corrected, count(*) filter (where undone)::int as undone,
  coalesce(sum(model_tokens_in), 0)::float as "tokensIn", coalesce(sum(model_tokens_out), 0)::float as "tokensOut"`;

export class PostgresStaffQuality extends StaffQuality {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override counts(from: Date, to: Date, zone: string): Promise<QualityCounts[]> {
    return this.dataSource.query(
      `with texts as materialized (${TEXTS})
       select case when grouping(week) = 0 then 'week' when grouping(reader) = 0 then 'reader' else 'language' end as by, coalesce(week, reader, language) as label, ${COUNTS}
       from texts group by grouping sets ((week), (reader), (language))
       union all select 'intent', intent, ${COUNTS} from texts, unnest(intents) intent group by intent
       order by 1, 3 desc, 2`,
      [from, to, zone],
    );
  }

  override foods(from: Date, to: Date, most: number): Promise<FoodCounts[]> {
    return this.dataSource.query(
      `select md5(about || ':' || form) as id, (array_agg(said order by at desc))[1] as said,
         count(distinct text_id) filter (where kind in ('asked', 'skipped'))::int as asked,
         count(distinct text_id) filter (where kind = 'corrected')::int as corrected, count(distinct text_id) filter (where kind = 'undone')::int as undone
       from learning_texts where about = 'food' and at >= $1 and at < $2 group by about, form order by count(distinct text_id) desc, form limit $3`,
      [from, to, most],
    );
  }
}
