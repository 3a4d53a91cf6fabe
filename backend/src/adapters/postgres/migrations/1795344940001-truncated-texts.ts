import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts longer than is read are known as such. */
export class TruncatedTexts1795344940001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table inbound_texts add truncated boolean not null default false;
      comment on column inbound_texts.truncated is 'only its beginning was read; the body is whole';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inbound_texts drop column truncated');
  }
}
