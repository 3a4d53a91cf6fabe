import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that staff put on conversations to find them again, and filters of a list under a name, one's own or shared. */
export class TagsAndViews1795411000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table conversation_tags (
        conversation_id uuid not null references conversations on delete cascade,
        tag text not null check (char_length(tag) between 1 and 30),
        staff_id uuid references staff on delete set null,
        at timestamptz not null,
        primary key (conversation_id, tag)
      );
      create index on conversation_tags (tag, conversation_id);
      create trigger tag_told after insert on conversation_tags for each row execute function tell_staff();

      create table staff_views (
        id uuid primary key,
        resource text not null check (char_length(resource) between 1 and 40),
        name text not null check (char_length(name) between 1 and 40),
        filter jsonb not null,
        sort jsonb,
        owner_id uuid not null references staff on delete cascade,
        shared boolean not null default false,
        changed_at timestamptz not null,
        unique (owner_id, resource, name)
      );
      create index on staff_views (resource) where shared;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_views, conversation_tags');
  }
}
