import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of people who left that the provider still holds. A row goes when the provider has let go of its text. */
export class ProviderErasures1762650000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table provider_erasures (
        provider_id text primary key,
        has_media boolean not null,
        asked_at timestamptz not null,
        attempts integer not null default 0,
        next_try_at timestamptz not null,
        reason text
      );
      create index on provider_erasures (next_try_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table provider_erasures');
  }
}
