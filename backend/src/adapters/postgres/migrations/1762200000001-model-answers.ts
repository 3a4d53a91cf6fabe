import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What models made of words, by a hash of prompt, model and words: nobody's in particular. */
export class ModelAnswers1762200000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table model_answers (
        key text primary key check (key ~ '^[0-9a-f]{64}$'),
        answer jsonb not null,
        prompt_version text not null,
        model text not null,
        prompt_tokens integer not null check (prompt_tokens >= 0),
        completion_tokens integer not null check (completion_tokens >= 0),
        created_at timestamptz not null default now()
      );
      create index on model_answers (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table model_answers');
  }
}
