import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a session's browser calls itself, in the few words that its user is shown; and whatever ends a session, wherever it stands, tells
 * those who hold a stream open in its name.
 */
export class SessionDevices1763805000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions add device text check (char_length(device) <= 60);

      create function tell_ended_sessions() returns trigger language plpgsql as $$
      begin
        perform pg_notify('mealtext_notices', user_id || ' sessions') from (select distinct user_id from gone where user_id is not null) ended;
        return null;
      end $$;
      create trigger sessions_ended after delete on sessions referencing old table as gone
        for each statement execute function tell_ended_sessions();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger sessions_ended on sessions; drop function tell_ended_sessions; alter table sessions drop device');
  }
}
