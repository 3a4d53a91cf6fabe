import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the meals that a food of the table is in. */
export class FoodUse1795406000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index entries_by_item on entries using gin (items jsonb_path_ops) where kind = 'meal'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index entries_by_item');
  }
}
