import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts to many at once: who wrote them, who consented, and a row for everybody they are for, so that nobody gets one twice and a report can be made. */
export class Outreach1795410000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outreaches (
        id uuid primary key,
        title text not null check (char_length(title) between 1 and 100),
        kind text not null check (kind in ('news', 'service')),
        filter jsonb not null,
        words jsonb not null,
        version integer not null default 1,
        state text not null default 'draft' check (state in ('draft', 'asked', 'sending', 'stopped', 'done')),
        authors uuid[] not null check (cardinality(authors) > 0),
        made_at timestamptz not null,
        changed_at timestamptz not null,
        asked_by uuid references staff,
        asked_at timestamptz,
        approved_by uuid references staff,
        approved_at timestamptz,
        ended_by uuid references staff,
        ended_at timestamptz,
        gathered_to uuid,
        gathered_at timestamptz,
        next_at timestamptz,
        report jsonb,
        check ((asked_by is null) = (asked_at is null) and (state = 'draft' or asked_by is not null)),
        check ((approved_by is null) = (approved_at is null) and (approved_by is null) = (state in ('draft', 'asked'))),
        check (approved_by is null or (approved_by <> all (authors) and approved_by <> asked_by)),
        check ((ended_at is not null) = (state in ('stopped', 'done')))
      );
      comment on column outreaches.authors is 'whoever wrote any of it: none of them may consent to it';
      comment on column outreaches.gathered_to is 'up to this user there are recipients';
      comment on column outreaches.next_at is 'no more are queued before, by the pace';
      comment on column outreaches.report is 'what came of it, once its recipients are forgotten';
      create index on outreaches (made_at, id);
      create index on outreaches (approved_at) where state = 'sending';

      create table outreach_recipients (
        outreach_id uuid not null references outreaches on delete cascade,
        user_id uuid not null references users on delete cascade,
        state text not null default 'waiting' check (state in ('waiting', 'queued', 'left-out')),
        due_at timestamptz not null,
        tries smallint not null default 0,
        why text,
        outbound_id uuid,
        result text,
        at timestamptz not null,
        primary key (outreach_id, user_id),
        check ((state = 'left-out') = (why is not null) and (state = 'queued') = (outbound_id is not null))
      );
      create index on outreach_recipients (user_id);
      create index on outreach_recipients (outreach_id, due_at, user_id) where state = 'waiting';
      create index on outreach_recipients (outreach_id) where state = 'queued' and result is null;

      create table staff_phones (
        staff_id uuid primary key references staff on delete cascade,
        phone text not null check (phone ~ '^\\+1[2-9][0-9]{9}$'),
        asked_at timestamptz not null,
        proven_at timestamptz
      );
      comment on table staff_phones is 'where staff get a text to try it, once they have shown that it is theirs';

      create index on consents (user_id, purpose, at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_phones, outreach_recipients, outreaches; drop index consents_user_id_purpose_at_idx');
  }
}
