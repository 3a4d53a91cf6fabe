import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is at a conversation, and for how long; a crash of the database may forget it, as the version of a conversation is what protects it. */
export class ConversationLeases1795462000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table conversation_leases (
        conversation_id uuid primary key,
        holder uuid not null,
        until timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table conversation_leases');
  }
}
