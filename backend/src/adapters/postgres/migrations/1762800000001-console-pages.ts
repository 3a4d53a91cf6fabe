import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What support pages through deeply, in the order of the list. */
export class ConsolePages1762800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index inbound_not_understood;
      create index inbound_not_understood on inbound_texts (received_at, id) where heard @> '[{"type": "not-understood"}]';
      create index outbound_failed on outbound_texts (created_at, id) where state in ('failed', 'undelivered');`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index outbound_failed;
      drop index inbound_not_understood;
      create index inbound_not_understood on inbound_texts (received_at) where heard @> '[{"type": "not-understood"}]';`);
  }
}
