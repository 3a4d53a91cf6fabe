import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pace of each number that we send from, and what stops it, known to every process alike. */
export class Senders1762500000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table senders (
        sender text primary key,
        free_at timestamptz not null default '-infinity',
        ordinary_held_until timestamptz not null default '-infinity',
        everything_held_until timestamptz not null default '-infinity'
      );
      comment on column senders.free_at is 'when the pace lets the next text leave';
      comment on column senders.ordinary_held_until is 'nothing but codes and answers to keywords leaves before';
      comment on column senders.everything_held_until is 'nothing at all leaves before';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table senders');
  }
}
