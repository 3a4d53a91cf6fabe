import type { Client } from 'pg';
import type { Line } from '../print-lines.js';

/** What must hold whatever the load was: every text has one result and one answer, sums are sums, and nothing is sent to who does not want it. */
export async function checkTotals(client: Client, sent: number): Promise<Line[]> {
  const checks = {
    'texts lost': `select ${sent} - count(*) as n from inbound_texts`,
    'texts without a result': 'select count(*) as n from inbound_texts where handled_at is null',
    'texts with two answers': `select count(*) as n from (select inbound_id from outbound_texts where inbound_id is not null group by 1 having count(*) > 1) t`,
    'answers that did not arrive': `select count(*) as n from outbound_texts where channel = 'sms' and state <> 'delivered'`,
    'texts that the network carried twice': `select count(*) as n from (select reference from local_texts where reference is not null group by 1 having count(*) > 1) t`,
    'answers that the network never got': `select count(*) as n from outbound_texts o where channel = 'sms' and not exists (select 1 from local_texts l where l.reference = o.id::text)`,
    'handled out of order': `select count(*) as n from (select handled_at < lag(handled_at) over (partition by conversation_id order by seq) as early from inbound_texts) t where early`,
    'numbers given twice': 'select count(*) as n from (select user_id, number from entries group by 1, 2 having count(*) > 1) t',
    'meals that are not the sum of their items': `select count(*) as n from entries e where kind = 'meal' and calories is not null and abs(calories -
      (select sum(coalesce((i ->> 'calories')::float8, (i -> 'nutrients' ->> 'calories')::float8, 0)) from jsonb_array_elements(items) i)) > 1 + calories * 0.01`,
  };
  const lines: Line[] = [];
  for (const [name, sql] of Object.entries(checks))
    lines.push({ name, figure: Number((await client.query<{ n: string }>(sql)).rows[0]?.n), unit: '', atMost: 0 });
  return lines;
}
