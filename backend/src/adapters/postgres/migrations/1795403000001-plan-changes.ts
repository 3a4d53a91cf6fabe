import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who had which plan when, without saying who: what is sold and lost can be told over time, also after accounts are gone. */
export class PlanChanges1795403000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table plan_changes (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        was_plan plan,
        was_as text check (was_as in ('paid', 'trial', 'given')),
        was_until timestamptz,
        plan plan,
        held_as text check (held_as in ('paid', 'trial', 'given')),
        until timestamptz,
        check ((was_plan is null) = (was_as is null)),
        check ((plan is null) = (held_as is null))
      );
      comment on column plan_changes.until is 'the plan ends then unless something changes; null: it goes on';
      create index on plan_changes (at);

      alter table subscriptions add trial boolean not null default false;
      comment on column subscriptions.trial is 'a trial, also once it is canceled and not over';
      update subscriptions set trial = true where status = 'trialing';
      create function note_trial() returns trigger language plpgsql as $body$
      begin
        new.trial := new.status = 'trialing'
          or (tg_op = 'UPDATE' and new.status = 'canceled' and old.trial and new.subscription_id is not distinct from old.subscription_id);
        return new;
      end $body$;
      create trigger trial_noted before insert or update on subscriptions for each row execute function note_trial();

      create function held_as(s subscriptions, at timestamptz) returns text language sql stable as $body$
        select case when s.plan is null or s.plan = 'free' or not coalesce(s.status in ('active', 'trialing') or (s.status = 'canceled' and s.end_date > at), false) then null
          when s.subscription_id is null then 'given' when s.trial then 'trial' else 'paid' end
      $body$;
      create function note_plan() returns trigger language plpgsql as $body$
      declare
        was subscriptions;
        now_is subscriptions;
        changed_at timestamptz := now();
        was_as text;
        is_as text;
      begin
        if tg_op <> 'INSERT' then was := old; end if;
        if tg_op <> 'DELETE' then now_is := new; changed_at := new.updated_at; end if;
        was_as := held_as(was, changed_at);
        is_as := held_as(now_is, changed_at);
        if (was_as, was.plan, was.end_date) is distinct from (is_as, now_is.plan, now_is.end_date) and coalesce(was_as, is_as) is not null then
          insert into plan_changes (at, was_plan, was_as, was_until, plan, held_as, until)
          values (changed_at, case when was_as is not null then was.plan end, was_as, case when was_as is not null and was.status = 'canceled' then was.end_date end,
            case when is_as is not null then now_is.plan end, is_as, case when is_as is not null and now_is.status = 'canceled' then now_is.end_date end);
        end if;
        return null;
      end $body$;
      insert into plan_changes (at, plan, held_as, until)
        select updated_at, plan, held_as(s, updated_at), case when status = 'canceled' then end_date end from subscriptions s where held_as(s, updated_at) is not null;
      create trigger plan_noted after insert or update or delete on subscriptions for each row execute function note_plan();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger plan_noted on subscriptions;
      drop trigger trial_noted on subscriptions;
      drop function note_plan, held_as, note_trial;
      alter table subscriptions drop trial;
      drop table plan_changes`);
  }
}
