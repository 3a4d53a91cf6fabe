import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what belongs to one user or refers to one text, so that erasing an account does not read whole tables. */
export class Leaving1762350000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index entries_of_text on entries (inbound_id) where inbound_id is not null;
      create index outbound_of_text on outbound_texts (inbound_id) where inbound_id is not null;
      create index flags_of_text on flags (inbound_id) where inbound_id is not null;
      create index reminder_log_of_text on reminder_log (outbound_id) where outbound_id is not null;
      create index analytics_events_of_user on analytics_events (user_id) where user_id is not null;
      create index feedback_of_user on feedback (user_id);
      create index consents_of_user on consents (user_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index entries_of_text, outbound_of_text, flags_of_text, reminder_log_of_text, analytics_events_of_user, feedback_of_user, consents_of_user`);
  }
}
