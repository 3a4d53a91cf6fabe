import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers that texts do not reach, so that we stop pushing texts to them. */
export class UnreachableNumbers1795344394001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table unreachable_numbers (
        phone_hash text primary key,
        code text not null,
        failures integer not null,
        failed_days integer not null,
        first_failed_at timestamptz not null,
        last_failed_at timestamptz not null,
        marked_at timestamptz
      );
      comment on column unreachable_numbers.marked_at is 'since when nothing is pushed; null: texts have failed, not yet on days enough';

      alter table reminder_log drop constraint reminder_log_result_check;
      alter table reminder_log add constraint reminder_log_result_check
        check (result in ('sent', 'logged-already', 'opted-out', 'missed', 'backed-off', 'not-in-plan', 'switched-off', 'held', 'nothing-to-tell', 'unreachable')) not valid;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table unreachable_numbers;
      delete from reminder_log where result = 'unreachable';
      alter table reminder_log drop constraint reminder_log_result_check;
      alter table reminder_log add constraint reminder_log_result_check
        check (result in ('sent', 'logged-already', 'opted-out', 'missed', 'backed-off', 'not-in-plan', 'switched-off', 'held', 'nothing-to-tell'))`);
  }
}
