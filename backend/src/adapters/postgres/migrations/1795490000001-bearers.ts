import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What carries texts where it is not SMS. Nothing has to be looked at, and the release before neither reads nor writes it: what that one sends goes by SMS. */
export class Bearers1795490000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table conversations add column bearer text;
      comment on column conversations.bearer is 'what their last text came by; null: SMS';
      alter table inbound_texts add column bearer text;
      comment on column inbound_texts.bearer is 'what brought it; null: SMS, or no phone did, as its source says';
      alter table outbound_texts add column bearer text, add column choices text[];
      comment on column outbound_texts.bearer is 'what brought it in the end, as far as is known; null: SMS, or no phone got it, as its channel says';
      comment on column outbound_texts.choices is 'what the question in it lets people choose from';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbound_texts drop column choices, drop column bearer;
      alter table inbound_texts drop column bearer;
      alter table conversations drop column bearer;`);
  }
}
