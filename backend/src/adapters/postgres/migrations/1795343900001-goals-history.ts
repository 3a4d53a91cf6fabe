import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which goals a user had from which local day on, so that a past day is measured by its own; what stands now counts for all days before. */
export class GoalsHistory1795343900001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table goals_history (
        user_id uuid not null references users on delete cascade,
        from_date date not null,
        calories figure, protein figure, carbs figure, fat figure, sugar figure,
        primary key (user_id, from_date)
      );
      insert into goals_history (user_id, from_date, calories, protein, carbs, fat, sugar)
        select user_id, '0001-01-01', calories, protein, carbs, fat, sugar from goals;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table goals_history');
  }
}
