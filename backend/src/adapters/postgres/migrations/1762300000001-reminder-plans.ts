import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which users' reminders are worked out from the settings as they stand, and how many were left unanswered. */
export class ReminderPlans1762300000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reminder_settings add planned_with text;
      comment on column reminder_settings.planned_with is 'zone data the reminders were worked out with; null: to be worked out';
      create index reminder_settings_unplanned on reminder_settings (user_id) where planned_with is null;

      alter table reminders drop column zone_data, add unanswered smallint not null default 0, add last_sent_at timestamptz;

      alter table reminder_log drop constraint reminder_log_result_check;
      alter table reminder_log add check (result in ('sent', 'logged-already', 'opted-out', 'missed', 'backed-off', 'not-in-plan', 'switched-off', 'held', 'nothing-to-tell'));

      -- Whoever changes a time, a switch or a zone, by whatever way, has the reminders worked out again.
      create function forget_reminder_plan() returns trigger language plpgsql as $body$
      begin
        if new.planned_with is not distinct from old.planned_with then new.planned_with := null; end if;
        return new;
      end $body$;
      create trigger reminder_settings_changed before update on reminder_settings for each row execute function forget_reminder_plan();

      create function forget_reminder_plan_of_user() returns trigger language plpgsql as $body$
      begin
        update reminder_settings set planned_with = null where user_id = new.id and planned_with is not null;
        return null;
      end $body$;
      create trigger user_zone_changed after update of timezone on users for each row when (new.timezone is distinct from old.timezone) execute function forget_reminder_plan_of_user();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger user_zone_changed on users;
      drop trigger reminder_settings_changed on reminder_settings;
      drop function forget_reminder_plan_of_user, forget_reminder_plan;
      alter table reminders drop column unanswered, drop column last_sent_at, add zone_data text not null default '';
      alter table reminder_settings drop column planned_with`);
  }
}
