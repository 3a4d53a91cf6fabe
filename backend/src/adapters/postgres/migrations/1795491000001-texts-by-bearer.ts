import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The console's lists of what went by another bearer than SMS, in their order. None of it is there before there is one, so nothing is held up. */
export class TextsByBearer1795491000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index inbound_by_bearer on inbound_texts (bearer, received_at, id) where bearer is not null;
      create index outbound_by_bearer on outbound_texts (bearer, created_at, id) where bearer is not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index outbound_by_bearer; drop index inbound_by_bearer;');
  }
}
