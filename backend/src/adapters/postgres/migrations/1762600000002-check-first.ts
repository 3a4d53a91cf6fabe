import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks texts of a restored database that the provider may have already, and texts whose answers it may have. */
export class CheckFirst1762600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table inbound_texts add check_first boolean not null default false;
      alter table outbound_texts add check_first boolean not null default false;
      create index outbound_check_first on outbound_texts (to_hash, seq) where check_first;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbound_texts drop check_first; alter table outbound_texts drop check_first');
  }
}
