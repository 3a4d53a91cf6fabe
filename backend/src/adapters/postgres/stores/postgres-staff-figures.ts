import type { DataSource } from 'typeorm';
import { type FigurePart, type FigureSpan, type FigureValue, StaffFigures } from '../../../ports/staff-figures.js';
import { currentPlan } from './current-plan.js';
import { NOT_UNDERSTOOD } from './staff/fragments.js';

/** Figures that one pass over a table gives, by name. */
const PASSES: readonly { table: string; at: string; figures: Readonly<Record<string, string>> }[] = [
  {
    table: 'inbound_texts t',
    at: 't.received_at',
    figures: {
      'texts-in': 'count(*)',
      'read-by-rules': `count(*) filter (where t.reader = 'rules')`,
      'read-by-builtin': `count(*) filter (where t.reader = 'builtin')`,
      'read-by-model': `count(*) filter (where t.reader = 'model')`,
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

const ANSWER_MS = `extract(epoch from o.created_at - t.received_at) * 1000`;
const ANSWERED =
  'outbound_texts o join inbound_texts t on t.id = o.inbound_id where o.resend_of is null and t.received_at >= $1 and t.received_at < $2';

export class PostgresStaffFigures extends StaffFigures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async over({ from, to, bucket }: FigureSpan): Promise<FigureValue[]> {
    const at = (column: string) => `date_trunc('${bucket}', ${column}, 'UTC') as at`;
    const passes = PASSES.map(async ({ table, at: column, figures }) => {
      const columns = Object.entries(figures).map(([name, sql]) => `(${sql})::float as "${name}"`);
      const rows = await this.dataSource.query<(Record<string, number> & { at: Date })[]>(
        `select ${at(column)}, ${columns.join(', ')} from ${table} where ${column} >= $1 and ${column} < $2 group by 1 order by 1`,
        [from, to],
      );
      return rows.flatMap((row) => Object.keys(figures).map((name): FigureValue => ({ name, at: row.at, value: row[name]! })));
    });
    const medians = this.dataSource.query<{ at: Date; value: number }[]>(
      `select ${at('t.received_at')}, percentile_cont(0.5) within group (order by ${ANSWER_MS}) as value from ${ANSWERED} group by 1 order by 1`,
      [from, to],
    );
    const answers = (await medians).map(({ at: when, value }): FigureValue => ({ name: 'answer-time', at: when, value }));
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
      `select 'failures' as whole, coalesce(error_code, 'no code') as label, count(*)::int as value from outbound_texts
        where state in ('failed', 'undelivered') and created_at >= $1 and created_at < $2 group by 2`,
      `select 'reminder-results', result, count(*)::int from reminder_log where at >= $1 and at < $2 group by 2`,
      `select 'onboarding', name, count(distinct coalesce(user_id::text, properties ->> 'session', id::text))::int from analytics_events
        where name in ('welcome_screen', 'phone_verification', 'personal_info', 'goals_configuration', 'notification_preferences', 'dashboard_first_view')
          and at >= $1 and at < $2 group by 2`,
      `select 'plans', plan, count(*)::int from (select ${currentPlan('u.id', 'now()')} as plan from users u where u.deleted_at is null and $1::timestamptz < $2::timestamptz) p group by 2`,
    ];
    return this.dataSource.query(`${parts.join(' union all ')} order by 1, 3 desc`, [from, to]);
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
}
