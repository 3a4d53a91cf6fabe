import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The telephone network and the codes of the local stand-ins: what a provider would keep on its side. */
export class LocalPhones1762100000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table local_texts (
        id uuid primary key,
        seq bigint generated always as identity,
        provider_id text not null unique,
        reference text unique,
        direction text not null check (direction in ('to-us', 'to-phone')),
        phone text not null,
        body text not null,
        kind text not null check (kind in ('text', 'code')),
        segments integer not null,
        state text not null,
        at timestamptz not null
      );
      create index on local_texts (phone, seq);

      create table local_codes (
        phone_hash text primary key,
        code_hash text not null,
        expires_at timestamptz not null,
        checks integer not null
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table local_codes, local_texts');
  }
}
