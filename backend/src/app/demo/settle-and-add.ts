// SQL: a play is moved in time, many rows at once.
import type { DataSource } from 'typeorm';
import { answerLater } from './answer-later.js';
import { FEEDBACK, PEOPLE, SAVED_REPLIES } from './people.js';

/** Brings every answer to an end, as carriers do: nearly all delivered, some not. */
export async function settleTexts(dataSource: DataSource, userIds: readonly string[]): Promise<void> {
  await dataSource.query(
    `update outbound_texts o set attempts = case when lot = 5 then 0 else 1 end, provider_id = case when lot <> 5 then 'demo-' || o.id end,
       send_started_at = case when lot <> 5 then o.not_before end, settled_at = o.not_before + interval '3 seconds',
       state = case when lot < 2 then 'undelivered' when lot < 3 then 'failed' when lot < 5 then 'sent' when lot = 5 then 'expired' else 'delivered' end,
       error_code = case when lot < 2 then '30003' when lot < 3 then '30006' end,
       error_reason = case when lot < 2 then 'Unreachable destination handset' when lot < 3 then 'Landline or unreachable carrier' end
     from (select t.id, ('x' || substr(md5(t.id::text), 1, 4))::bit(16)::int % 100 as lot from outbound_texts t join conversations c on c.id = t.conversation_id
       where c.user_id = any($1) and t.channel = 'sms' and t.state = 'queued') fate
     where o.id = fate.id`,
    [userIds],
  );
}

/** What stands around the texts: what people wrote to us, what they were reminded of, and since when they are here. */
export async function addAround(dataSource: DataSource, userIds: readonly string[]): Promise<void> {
  await dataSource.query(
    `insert into feedback (id, user_id, subject, message, at) select md5(subject)::uuid, ($1::uuid[])[person + 1], subject, message, now() - days * interval '1 day'
     from unnest($2::int[], $3::int[], $4::text[], $5::text[]) as f (person, days, subject, message) on conflict do nothing`,
    [
      userIds,
      FEEDBACK.map(([person]) => person),
      FEEDBACK.map(([, days]) => days),
      FEEDBACK.map(([, , subject]) => subject),
      FEEDBACK.map(([, , , message]) => message),
    ],
  );
  await dataSource.query(
    `insert into saved_replies (id, title, language, body, updated_at) select md5(title)::uuid, title, language, body, now()
     from unnest($1::text[], $2::text[], $3::text[]) as r (title, language, body) on conflict do nothing`,
    [SAVED_REPLIES.map(([title]) => title), SAVED_REPLIES.map(([, language]) => language), SAVED_REPLIES.map(([, , body]) => body)],
  );
  await dataSource.query(
    `insert into reminder_log (user_id, kind, local_date, result, at)
     select u.id, kind, day::date, case when extract(doy from day)::int % 9 = 4 then 'missed' when extract(doy from day)::int % 3 = 0 then 'sent' else 'logged-already' end,
       (day::date + time) at time zone u.timezone
     from users u, generate_series(current_date - 40, current_date - 1, interval '1 day') day,
       (values ('breakfast', time '09:00'), ('lunch', time '13:00'), ('dinner', time '19:30')) as k (kind, time)
     where u.id = any($1) and exists (select 1 from subscriptions s where s.user_id = u.id and s.plan = 'pro') on conflict do nothing`,
    [userIds],
  );
  await answerLater(dataSource, userIds);
  const since = PEOPLE.map((_, index) => 107 - index * 3);
  await dataSource.query(
    `update users u set created_at = now() - days * interval '1 day', onboarding_complete = true, is_new_user = false
     from unnest($1::uuid[], $2::int[]) as p (id, days) where u.id = p.id`,
    [userIds, since],
  );
  await dataSource.query(
    `update outbound_texts o set not_before = u.created_at, created_at = u.created_at, send_started_at = u.created_at, settled_at = u.created_at + interval '3 seconds'
     from users u where u.id = any($1) and o.business_key = 'first:' || u.id`,
    [userIds],
  );
}
