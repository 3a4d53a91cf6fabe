import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the few texts that wait to be tried again, so that later ones to the same number wait behind them. */
export class DeliveryOrder1762100000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index outbound_tried on outbound_texts (to_hash, seq) where channel = 'sms' and state = 'queued' and attempts > 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index outbound_tried');
  }
}
