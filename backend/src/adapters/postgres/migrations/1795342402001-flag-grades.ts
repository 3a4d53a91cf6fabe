import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How sure a flag is, and when staff last looked at a conversation, so that they see where somebody waits for them. */
export class FlagGrades1795342402001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table flags add grade text not null default 'sure' check (grade in ('sure', 'possible'));
      create index flags_open on flags (conversation_id, reason, at) where resolved_at is null;
      alter table conversations add staff_seen_at timestamptz;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table conversations drop staff_seen_at; drop index flags_open; alter table flags drop grade');
  }
}
