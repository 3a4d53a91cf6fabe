// SQL: reports.
import type { DataSource } from 'typeorm';
import {
  type Holding,
  type PlanMoves,
  type PlanUse,
  StaffBusiness,
  type StretchCounts,
} from '../../../ports/storage/staff/staff-business.js';
import { currentPlan, runs } from './current-plan.js';

/** Where `$1` holds the starts and `$2` the end. @param at SQL for an instant */
const within = (at: string): string => `${at} >= ($1::timestamptz[])[1] and ${at} < $2`;
const stretch = (at: string): string => `width_bucket(${at}, $1::timestamptz[]) - 1`;

export class PostgresStaffBusiness extends StaffBusiness {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override stretches(starts: readonly Date[], to: Date): Promise<StretchCounts[]> {
    return this.dataSource.query(
      `select stretch, sum(active)::int as active, sum(texts)::int as texts, sum(newcomers)::int as newcomers from (
         select ${stretch('t.received_at')} as stretch, count(distinct c.user_id) as active, count(*) as texts, 0 as newcomers
         from inbound_texts t join conversations c on c.id = t.conversation_id where ${within('t.received_at')} group by 1
         union all select ${stretch('u.created_at')}, 0, 0, count(*) from users u where ${within('u.created_at')} group by 1) counted
       group by 1 order by 1`,
      [starts, to],
    );
  }

  override holdings(instants: readonly Date[]): Promise<Holding[]> {
    return this.dataSource.query(
      `select i.number::int - 1 as instant, h.plan, h.held_as as "heldAs", sum(h.people)::int as people
       from unnest($1::timestamptz[]) with ordinality as i (at, number) join (
         select at, plan, held_as, until, 1 as people from plan_changes where plan is not null
         union all select at, was_plan, was_as, was_until, -1 from plan_changes where was_plan is not null) h
         on h.at <= i.at and (h.until is null or h.until > i.at)
       group by 1, 2, 3 having sum(h.people) <> 0 order by 1, 2, 3`,
      [instants],
    );
  }

  override moves(starts: readonly Date[], to: Date): Promise<PlanMoves[]> {
    return this.dataSource.query(
      `select ${stretch('at')} as stretch,
         count(*) filter (where held_as = 'paid' and was_as is distinct from 'paid')::int as won,
         count(*) filter (where held_as = 'trial' and was_as is distinct from 'trial')::int as trials,
         count(*) filter (where held_as = 'paid' and was_as = 'trial')::int as converted
       from plan_changes where ${within('at')} group by 1 order by 1`,
      [starts, to],
    );
  }

  override use(from: Date, to: Date): Promise<PlanUse[]> {
    return this.dataSource.query(
      `with people as (select u.id, ${currentPlan('u.id', '$2')} as plan from users u where u.deleted_at is null),
         whose as (select c.id, case when c.user_id is null then 'stranger' else coalesce(p.plan, 'free') end as plan from conversations c left join people p on p.id = c.user_id),
         came as (select w.plan, count(distinct t.conversation_id)::int as active, count(*)::int as texts, coalesce(sum(t.model_tokens_in), 0)::int as tokens_in,
             coalesce(sum(t.model_tokens_out), 0)::int as tokens_out
           from inbound_texts t join whose w on w.id = t.conversation_id where t.received_at >= $1 and t.received_at < $2 group by 1),
         went as (select w.plan, coalesce(sum(o.segments), 0)::int as segments from outbound_texts o join whose w on w.id = o.conversation_id
           where o.channel = 'sms' and o.created_at >= $1 and o.created_at < $2 group by 1),
         sold as (select p.id, s.plan::text as plan, s.trial from people p join subscriptions s on s.user_id = p.id
           where s.subscription_id is not null and s.plan <> 'free' and ${runs('s', '$2')}),
         live as (select p.plan, count(*)::int as people, count(*) filter (where p.plan <> 'free' and s.id is null)::int as given
           from people p left join sold s on s.id = p.id and s.plan = p.plan group by 1),
         money as (select plan, count(*) filter (where not trial)::int as paying, count(*) filter (where trial)::int as trialing from sold group by 1)
       select n.plan, coalesce(l.people, 0) as people, coalesce(l.given, 0) as given, coalesce(m.paying, 0) as paying, coalesce(m.trialing, 0) as trialing, coalesce(i.active, 0) as active,
         coalesce(i.texts, 0) as "textsIn", coalesce(o.segments, 0) as "segmentsOut", coalesce(i.tokens_in, 0) as "tokensIn", coalesce(i.tokens_out, 0) as "tokensOut"
       from unnest(array['free', 'plus', 'pro', 'stranger']) with ordinality as n (plan, number)
         left join live l on l.plan = n.plan left join money m on m.plan = n.plan left join came i on i.plan = n.plan left join went o on o.plan = n.plan order by n.number`,
      [from, to],
    );
  }

  override async activeSince(instants: readonly Date[], to: Date): Promise<number[]> {
    const rows = await this.dataSource.query<{ people: number }[]>(
      `select count(distinct c.user_id)::int as people
       from unnest($1::timestamptz[]) with ordinality as i (at, number)
         left join inbound_texts t on t.received_at >= i.at and t.received_at < $2 left join conversations c on c.id = t.conversation_id
       group by i.number order by i.number`,
      [instants, to],
    );
    return rows.map(({ people }) => people);
  }
}
