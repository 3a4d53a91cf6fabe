import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The day on which limits count is the user's local day, but never one before the latest that was counted: whose zone moves west goes on
 * with the day that they had until it is over. `counting_since` is when it moved; a text from before then counts on the day it had.
 */
export class CountingDay1795342600001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add counting_day date, add counting_since timestamptz;

      create function counting_day(whose uuid, at timestamptz, today date) returns date language sql stable as $$
        select greatest(today, (select u.counting_day from users u where u.id = whose and u.counting_since <= at));
      $$;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function counting_day; alter table users drop counting_day, drop counting_since');
  }
}
