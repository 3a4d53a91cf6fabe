import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tries that failed are counted apart from those that never came back: three of the ones and six of the others are too many. */
export class FailedTries1795400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbound_texts add column failures integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbound_texts drop column failures');
  }
}
