import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Readings that were acted on without asking, drawn by lot for people to judge: the only way to see what is confidently wrong. */
export class ReadingReviews1795404000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table review_draws (
        day date primary key,
        readings integer not null,
        at timestamptz not null
      );
      comment on column review_draws.readings is 'so many there were to draw from';

      create table reading_reviews (
        id uuid primary key default gen_random_uuid(),
        text_id uuid unique references inbound_texts on delete set null,
        day date not null references review_draws,
        reader text not null,
        sureness real not null check (sureness between 0 and 1),
        judged_by uuid,
        judged_at timestamptz,
        verdict text check (verdict in ('right', 'wrong-food', 'wrong-amount', 'should-have-asked')),
        check ((verdict is null) = (judged_by is null) and (verdict is null) = (judged_at is null))
      );
      comment on table reading_reviews is 'a verdict outlives its text: it says nothing of whose it was';
      create index on reading_reviews (day);
      create index on reading_reviews (day) where verdict is null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reading_reviews, review_draws');
  }
}
