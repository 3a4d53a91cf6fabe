// SQL: reports.
import type { DataSource } from 'typeorm';
import {
  type FigurePart,
  type FigureSpan,
  type FigureValue,
  StaffFigures,
  type Waiting,
} from '../../../ports/storage/staff/staff-figures.js';
import { currentPlan } from './current-plan.js';
import { displayName, NOT_UNDERSTOOD } from './staff/fragments.js';
import { INBOX_COUNTS } from './staff/inbox-list.js';
import { IS_SAFETY, MAY_WAIT, URGENCY, WAITS_SINCE } from './staff/waiting.js';

/** Whoever read a text that was not understood did not understand it: each text is in one of these figures. */
const understoodBy = (reader: string) => `count(*) filter (where ${reader} and not ${NOT_UNDERSTOOD})`;

/** Figures that one pass over a table gives, by name. */
const PASSES: readonly { table: string; at: string; figures: Readonly<Record<string, string>> }[] = [
  {
    table: 'inbound_texts t',
    at: 't.received_at',
    figures: {
      'texts-in': 'count(*)',
      'read-by-rules': understoodBy(`t.reader = 'rules'`),
      'read-by-builtin': understoodBy(`t.reader = 'builtin'`),
      'read-by-model': understoodBy(`t.reader = 'model'`),
      'read-by-nobody': understoodBy('t.reader is null'),
      'not-understood': `count(*) filter (where ${NOT_UNDERSTOOD})`,
      corrections: 'count(*) filter (where t.corrected_at is not null)',
      'opt-outs': `count(*) filter (where t.intents @> '{opt_out}')`,
      'model-tokens-in': 'coalesce(sum(t.model_tokens_in), 0)',
      'model-tokens-out': 'coalesce(sum(t.model_tokens_out), 0)',
    },
  },
  {
    table: 'outbound_texts o',
    at: 'o.created_at',
    figures: {
      'texts-out': 'count(*)',
      'segments-out': 'coalesce(sum(o.segments), 0)',
      'deliveries-failed': `count(*) filter (where o.state in ('failed', 'undelivered'))`,
    },
  },
  {
    table: 'reminder_log l',
    at: 'l.at',
    figures: {
      'reminders-sent': `count(*) filter (where l.result = 'sent')`,
      'reminders-missed': `count(*) filter (where l.result = 'missed')`,
    },
  },
];

const MOST_SAFETY = 20;
const WAITING = `select c.id, x.since from conversations c cross join lateral (select ${WAITS_SINCE} as since) x where c.id in ${MAY_WAIT} and x.since is not null`;

const ANSWER_MS = `extract(epoch from o.created_at - t.received_at) * 1000`;
const ANSWERED =
  'outbound_texts o join inbound_texts t on t.conversation_id = o.conversation_id and t.id = o.inbound_id where o.resend_of is null and t.received_at >= $1 and t.received_at < $2';

export class PostgresStaffFigures extends StaffFigures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async over({ from, to, starts }: FigureSpan): Promise<FigureValue[]> {
    const within = [from, to, starts];
    const bucket = (column: string) => `width_bucket(${column}, $3::timestamptz[]) as bucket`;
    const startOf = (number: number): Date => starts[number - 1]!;
    const passes = PASSES.map(async ({ table, at: column, figures }) => {
      const columns = Object.entries(figures).map(([name, sql]) => `(${sql})::float as "${name}"`);
      const rows = await this.dataSource.query<Record<string, number>[]>(
        `select ${bucket(column)}, ${columns.join(', ')} from ${table} where ${column} >= $1 and ${column} < $2 group by 1 order by 1`,
        within,
      );
      return rows.flatMap((row) =>
        Object.keys(figures).map((name): FigureValue => ({ name, at: startOf(row['bucket']!), value: row[name]! })),
      );
    });
    const medians = this.dataSource.query<{ bucket: number; value: number }[]>(
      `select ${bucket('t.received_at')}, percentile_cont(0.5) within group (order by ${ANSWER_MS}) as value from ${ANSWERED} group by 1 order by 1`,
      within,
    );
    const answers = (await medians).map(({ bucket: number, value }): FigureValue => ({ name: 'answer-time', at: startOf(number), value }));
    return [...(await Promise.all(passes)).flat(), ...answers];
  }

  override async medianAnswerMs({ from, to }: FigureSpan): Promise<number | null> {
    const rows = await this.dataSource.query<{ value: number | null }[]>(
      `select percentile_cont(0.5) within group (order by ${ANSWER_MS}) as value from ${ANSWERED}`,
      [from, to],
    );
    return rows[0]?.value ?? null;
  }

  override async parts({ from, to }: FigureSpan): Promise<FigurePart[]> {
    const parts = [
      `select 'failures' as whole, coalesce(error_code, 'no code') as label, mode() within group (order by error_reason) as words, count(*)::int as value from outbound_texts
        where state in ('failed', 'undelivered') and created_at >= $1 and created_at < $2 group by 2`,
      `select 'reminder-results', result, null, count(*)::int from reminder_log where at >= $1 and at < $2 group by 2`,
      `select 'onboarding', name, null, count(distinct coalesce(user_id::text, properties ->> 'session', id::text))::int from analytics_events
        where name in ('welcome_screen', 'phone_verification', 'personal_info', 'goals_configuration', 'notification_preferences', 'dashboard_first_view')
          and at >= $1 and at < $2 group by 2`,
      `select 'plans', plan, null, count(*)::int from (select ${currentPlan('u.id', 'now()')} as plan from users u where u.deleted_at is null and $1::timestamptz < $2::timestamptz) p group by 2`,
    ];
    return this.dataSource.query(`${parts.join(' union all ')} order by 1, 4 desc`, [from, to]);
  }

  override async waiting(now: Date): Promise<{ depth: number; ageSeconds: number }> {
    const [row] = await this.dataSource.query<{ depth: number; oldest: Date | null }[]>(
      `select count(*)::int as depth, min(at) as oldest from (
         select received_at as at from inbound_texts where handled_at is null and dead_at is null
         union all select not_before from outbound_texts where channel = 'sms' and state = 'queued' and not_before <= $1) waiting`,
      [now],
    );
    return { depth: row!.depth, ageSeconds: row!.oldest ? Math.max(0, Math.round((now.getTime() - row!.oldest.getTime()) / 1000)) : 0 };
  }

  override async attention(staffId: string): Promise<Waiting> {
    const [safety, [counts], [inbox]] = await Promise.all([
      this.dataSource.query<Waiting['safety']>(
        `select "conversationId", name, reason, grade, since, "heldBy", "assignedTo" from
           (select f.conversation_id as "conversationId", ${displayName('u')} as name, f.reason, f.grade, min(f.at) as since, c.held_by as "heldBy", c.assigned_to as "assignedTo", min(${URGENCY}) as urgency
            from flags f join conversations c on c.id = f.conversation_id left join users u on u.id = c.user_id
            where f.resolved_at is null and ${IS_SAFETY} group by f.conversation_id, f.reason, f.grade, c.id, u.id
            order by num_nulls(c.held_by, c.assigned_to) < 2, urgency, since limit ${MOST_SAFETY}) s order by urgency, since`,
      ),
      this.dataSource.query<Omit<Waiting, 'safety' | 'inbox'>[]>(
        `select count(distinct f.conversation_id) filter (where ${IS_SAFETY})::int as "safetyCount", count(distinct f.conversation_id)::int as flagged,
           (select count(*)::int from (${WAITING}) w) as waiting, (select min(since) from (${WAITING}) w) as "waitingSince",
           (select count(*)::int from (select f.conversation_id from flags f where f.resolved_at is null and ${IS_SAFETY} union select w.id from (${WAITING}) w) p) as people,
           (select count(*)::int from outreaches o where o.state = 'asked' and $1::uuid <> all (o.authors) and o.asked_by <> $1::uuid) as outreach,
           (select count(*)::int from staff_requests r where r.decision is null and r.expires_at > now() and r.asked_by <> $1::uuid) as requests from flags f where f.resolved_at is null`,
        [staffId],
      ),
      this.dataSource.query<Waiting['inbox'][]>(INBOX_COUNTS, [staffId]),
    ]);
    return { safety, inbox: inbox!, ...counts! };
  }
}
