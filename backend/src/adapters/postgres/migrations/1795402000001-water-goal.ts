import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody wants to drink of water a day. */
export class WaterGoal1795402000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reminder_settings add water_goal_ml integer check (water_goal_ml > 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reminder_settings drop column water_goal_ml');
  }
}
