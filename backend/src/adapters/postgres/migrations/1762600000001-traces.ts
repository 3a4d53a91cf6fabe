import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which request a text came with, and which text a reply answers, under one id that the logs name. */
export class Traces1762600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The defaults are set apart from the columns, so that rows which exist are not rewritten.
    await runner.query(`
      alter table inbound_texts add trace_id text;
      alter table outbound_texts add trace_id text;
      alter table inbound_texts alter trace_id set default replace(gen_random_uuid()::text, '-', '');
      alter table outbound_texts alter trace_id set default replace(gen_random_uuid()::text, '-', '');`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbound_texts drop trace_id; alter table outbound_texts drop trace_id');
  }
}
