import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff last wrote to somebody is asked for each case of the inbox; the latest text of a form, for each row of the queue for learning. */
export class ListsAtScale1795421000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index outbound_by_staff on outbound_texts (conversation_id, created_at) where staff_id is not null and resend_of is null;
      create index learning_texts_of_form on learning_texts (md5(about || ':' || form), at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index outbound_by_staff, learning_texts_of_form');
  }
}
