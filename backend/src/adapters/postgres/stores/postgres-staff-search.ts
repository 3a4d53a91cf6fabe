// SQL: a full-text search.
import type { DataSource } from 'typeorm';
import { type Found, type SearchRequest, StaffSearch } from '../../../ports/storage/staff/staff-search.js';
import { safeText } from '../safe-json.js';
import { displayName } from './staff/fragments.js';

/** Words that stand in quotes follow each other; all others are found by their beginning. */
const QUERY = `select (case when $1 like '%"%' then websearch_to_tsquery('pg_catalog.simple', without_accents($1))
  else (select to_tsquery('pg_catalog.simple', string_agg(quote_literal(word) || ':*', ' & ')) from unnest(tsvector_to_array(words_of($1))) word) end)::text as query`;

const PLACES: Readonly<Record<Found['kind'], { table: string; at: string }>> = {
  text: { table: 'inbound_texts', at: 'received_at' },
  note: { table: 'staff_notes', at: 'at' },
};

export class PostgresStaffSearch extends StaffSearch {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async find({ words, kinds, from, to }: SearchRequest, most: number): Promise<Found[] | null> {
    const [row] = await this.dataSource.query<{ query: string | null }[]>(QUERY, [safeText(words)]);
    if (!row?.query) return null;
    const places = kinds.map(
      (kind) => `(select id, '${kind}' as kind, conversation_id, ${PLACES[kind].at} as at, body from ${PLACES[kind].table}
         where words_of(body) @@ $1::tsquery and ${PLACES[kind].at} >= $2 and ${PLACES[kind].at} < $3 order by ${PLACES[kind].at} desc, id limit $4)`,
    );
    return this.dataSource.query(
      `select f.id, f.kind, f.conversation_id as "conversationId", c.user_id as "userId", ${displayName('u')} as name, f.at, f.body
       from (${places.join(' union all ')}) f join conversations c on c.id = f.conversation_id left join users u on u.id = c.user_id
       order by f.at desc, f.id limit $4`,
      [row.query, from, to, most],
    );
  }
}
