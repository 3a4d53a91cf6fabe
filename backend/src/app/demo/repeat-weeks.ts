// SQL: a play is repeated, many rows at once.
import type { DataSource } from 'typeorm';
import { WEEKS_DAYS } from './play-person.js';

const TIMES = 2;
const shifted = (column: string) => `((${column} at time zone p.timezone) + p.days * interval '1 day') at time zone p.timezone`;
/** An id of its own for a copy, the same whenever it is made. */
const copied = (column: string) => `md5(${column}::text || p.times)::uuid`;

/** Users to copy, with how often, how many days later and by how much further their entries are numbered. */
const PEOPLE = `
  people as (select u.id as user_id, c.id as conversation_id, u.timezone, t as times, t * ${WEEKS_DAYS} as days,
    t * coalesce((select max(number) from entries e where e.user_id = u.id), 0) as further
  from users u join conversations c on c.user_id = u.id, generate_series(1, ${TIMES}) t where u.id = any($1))`;

/** Repeats what the engine made of four weeks twice more, set by set: texts, answers, entries, weights and water, each later by whole weeks. */
export async function repeatWeeks(dataSource: DataSource, userIds: readonly string[]): Promise<void> {
  const run = (sql: string) => dataSource.query(`with ${PEOPLE} ${sql}`, [userIds]);
  await run(`insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at, handled_at, intents, heard, reader)
    select ${copied('i.id')}, i.conversation_id, i.provider_id || '-' || p.times, i.source, i.body, ${shifted('i.received_at')}, ${shifted('i.handled_at')}, i.intents, i.heard, i.reader
    from inbound_texts i join people p using (conversation_id) where i.handled_at is not null and i.provider_id like 'demo-%'
    order by ${shifted('i.received_at')}`);
  await run(`insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, meal, segments, lane, despite_opt_out, state, not_before, created_at)
    select ${copied('o.id')}, o.conversation_id, 'reply:' || ${copied('o.inbound_id')}, ${copied('o.inbound_id')}, o.channel, o.to_phone, o.to_hash,
      regexp_replace(o.body, '#[0-9]+', '#' || coalesce((regexp_match(o.body, '#([0-9]+)'))[1]::int + p.further, 0)),
      o.kinds, o.meal, o.segments, o.lane, o.despite_opt_out, o.state, ${shifted('o.not_before')}, ${shifted('o.created_at')}
    from outbound_texts o join people p using (conversation_id) where o.inbound_id is not null order by ${shifted('o.created_at')}`);
  await run(`insert into entries (id, user_id, number, kind, at, local_date, local_time, meal, items, health_rating, health_comment, calories, protein, carbs, fat,
      healthy_fat, unhealthy_fat, sugar, natural_sugar, added_sugar, activity, minutes, burned, distance, assumed, counted_on, inbound_id, created_at, deleted_at)
    select e.id || '-' || p.times, e.user_id, e.number + p.further, e.kind, ${shifted('e.at')}, e.local_date + p.days, e.local_time, e.meal, e.items, e.health_rating, e.health_comment,
      e.calories, e.protein, e.carbs, e.fat, e.healthy_fat, e.unhealthy_fat, e.sugar, e.natural_sugar, e.added_sugar, e.activity, e.minutes, e.burned, e.distance, e.assumed,
      e.counted_on + p.days, ${copied('e.inbound_id')}, ${shifted('e.created_at')}, ${shifted('e.deleted_at')}
    from entries e join people p using (user_id)`);
  await run(`insert into learning_texts (text_id, conversation_id, kind, about, form, said, at)
    select ${copied('l.text_id')}, l.conversation_id, l.kind, l.about, l.form, l.said, ${shifted('l.at')} from learning_texts l join people p using (conversation_id)`);
  await run(`insert into weights (id, user_id, kg, local_date, at)
    select w.id || '-' || p.times, w.user_id, w.kg * (1 - 0.012 * p.times), w.local_date + p.days, ${shifted('w.at')} from weights w join people p using (user_id)`);
  await run(`insert into water (id, user_id, ml, local_date, at)
    select w.id || '-' || p.times, w.user_id, w.ml, w.local_date + p.days, ${shifted('w.at')} from water w join people p using (user_id)`);
}
