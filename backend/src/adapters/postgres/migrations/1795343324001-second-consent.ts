import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What takes two of staff, and diary entries as they were before and after staff changed them, which go with their user. */
export class SecondConsent1795343324001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_requests (
        id uuid primary key,
        kind text not null check (kind in ('export', 'erase')),
        user_id uuid not null,
        reason text not null,
        asked_by uuid not null references staff,
        asked_at timestamptz not null,
        expires_at timestamptz not null,
        decision text check (decision in ('approved', 'refused', 'withdrawn')),
        decided_by uuid references staff,
        decided_at timestamptz,
        check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
        check (decision is distinct from 'approved' or decided_by <> asked_by)
      );
      create index staff_requests_recent on staff_requests (asked_at, id);
      create unique index staff_requests_open on staff_requests (user_id, kind) where decision is null;

      create table audited_entries (
        audit_id bigint primary key,
        user_id uuid not null,
        before jsonb,
        after jsonb
      );
      create index audited_entries_of_user on audited_entries (user_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audited_entries, staff_requests');
  }
}
