import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of the console that would search a whole table for a few rows. */
export class ConsoleLists1762700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index outbound_by_kind on outbound_texts using gin (kinds);
      create index entries_of_other_meals on entries (created_at, id) where meal = 'other';
      create index users_deleted on users (deleted_at) where deleted_at is not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_deleted, entries_of_other_meals, outbound_by_kind');
  }
}
