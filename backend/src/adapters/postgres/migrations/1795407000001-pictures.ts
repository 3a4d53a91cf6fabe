import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of meals, until they were kept long enough: where the provider has one, or the picture itself without what was told about it. */
export class Pictures1795407000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table pictures (
        text_id uuid primary key references inbound_texts on delete cascade,
        address text,
        type text check (type in ('image/jpeg', 'image/png', 'image/webp')),
        bytes bytea check (octet_length(bytes) <= 5000000),
        at timestamptz not null,
        check ((type is null) = (bytes is null) and (address is not null or bytes is not null))
      );
      comment on column pictures.at is 'when the text came';
      create index on pictures (at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table pictures');
  }
}
