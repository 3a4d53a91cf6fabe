import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prints of what each turn knew; null for texts from before there were any. */
export class KnownThen1795344052001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbound_texts add known jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbound_texts drop known');
  }
}
