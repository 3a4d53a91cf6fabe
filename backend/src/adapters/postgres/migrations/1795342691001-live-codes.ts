import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several codes of one number may live at once, so that asking for one takes nobody else's away. The release before goes on with a table of its own. */
export class LiveCodes1795342691001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table live_codes (
        id uuid primary key,
        phone_hash text not null,
        code_hash text not null,
        expires_at timestamptz not null,
        checks integer not null default 0
      );
      create index on live_codes (phone_hash);
      create index on live_codes (expires_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table live_codes');
  }
}
