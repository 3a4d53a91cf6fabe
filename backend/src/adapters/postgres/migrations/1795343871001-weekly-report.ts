import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The weekly report by a switch of its own. */
export class WeeklyReport1795343871001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reminder_settings add weekly_report boolean;
      comment on column reminder_settings.weekly_report is 'null: goes with notifications';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reminder_settings drop column weekly_report');
  }
}
