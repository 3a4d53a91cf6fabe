import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The queue for learning, and what the food table was taught since the release. */
export class Learning1795347000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning_texts (
        id bigint generated always as identity primary key,
        text_id uuid not null references inbound_texts on delete cascade,
        conversation_id uuid not null references conversations on delete cascade,
        kind text not null check (kind in ('not-understood', 'asked', 'skipped', 'corrected', 'undone')),
        about text not null check (about in ('food', 'sentence')),
        form text not null,
        said text not null,
        at timestamptz not null,
        unique (text_id, kind, form)
      );
      create index on learning_texts (at);
      create index on learning_texts (conversation_id);

      create table learning_forms (
        id text primary key,
        state text not null check (state in ('new', 'in-work', 'mended', 'ignored')),
        owner uuid references staff on delete set null,
        changed_at timestamptz not null
      );
      comment on column learning_forms.id is 'md5 of what the form is about, a colon and the form';

      create table lessons (
        id uuid primary key,
        form_id text,
        lesson jsonb not null,
        made_by uuid not null,
        made_at timestamptz not null,
        tried jsonb,
        published_by uuid check (published_by <> made_by),
        published_at timestamptz,
        taken_back_by uuid,
        taken_back_at timestamptz
      );
      create index on lessons (made_at, id);
      create index on lessons (form_id) where form_id is not null;

      create function tell_lessons() returns trigger language plpgsql as $body$
      begin
        perform pg_notify('mealtext_lessons', '');
        return null;
      end $body$;
      create trigger lesson_told after update of published_at, taken_back_at on lessons for each row execute function tell_lessons();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lessons, learning_forms, learning_texts; drop function tell_lessons');
  }
}
