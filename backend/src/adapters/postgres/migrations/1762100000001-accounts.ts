import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users, how they sign in, and what outlives them: consent, opt-out by number, the audit log. */
export class Accounts1762100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In PostgreSQL NaN equals itself and is greater than everything, so an upper bound keeps it and infinity out.
    await runner.query(`
      create domain figure as double precision check (value >= 0 and value < 1e7);
      create domain clock_time as text check (value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
      create domain plan as text check (value in ('free', 'plus', 'pro'));

      create table users (
        id uuid primary key,
        phone text unique check (phone ~ '^\\+1[2-9][0-9]{9}$'),
        phone_hash text unique,
        username text not null check (char_length(username) between 1 and 100),
        first_name text check (char_length(first_name) <= 100),
        last_name text check (char_length(last_name) <= 100),
        password_hash text,
        onboarding_complete boolean not null default false,
        is_new_user boolean not null default true,
        timezone text not null,
        timezone_source text not null check (timezone_source in ('area', 'offset', 'browser', 'user', 'unknown')),
        country text not null check (country in ('US', 'CA')),
        language text not null default 'en' check (language in ('en', 'fr', 'es')),
        chosen_language text check (chosen_language in ('en', 'fr', 'es')),
        created_at timestamptz not null,
        deleted_at timestamptz,
        erased_at timestamptz,
        check ((phone is null) = (phone_hash is null)),
        check (phone is not null or deleted_at is not null)
      );

      create table sessions (
        id_hash text primary key,
        user_id uuid references users on delete cascade,
        phone text,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        proven_at timestamptz not null,
        expires_at timestamptz not null,
        check (user_id is not null or phone is not null)
      );
      create index on sessions (user_id);
      create index on sessions (expires_at);

      create unlogged table rate_limits (
        key text primary key,
        started_at timestamptz not null,
        hits integer not null
      );

      create table suppressions (
        phone_hash text primary key,
        phone text,
        reason text not null check (reason in ('keyword', 'words', 'carrier', 'web', 'staff')),
        at timestamptz not null
      );

      create table consents (
        id bigint generated always as identity primary key,
        user_id uuid,
        phone_hash text not null,
        purpose text not null,
        action text not null check (action in ('granted', 'revoked')),
        text_version text,
        text_id uuid,
        ip text,
        user_agent text,
        at timestamptz not null
      );
      create index on consents (phone_hash, at);

      create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        actor_kind text not null check (actor_kind in ('staff', 'user', 'system')),
        actor_id text not null,
        action text not null,
        object_kind text not null,
        object_id text not null,
        before_hash text,
        after_hash text,
        reason text,
        ip text
      );
      create index on audit_log (at);
      create index on audit_log (object_kind, object_id, at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_log, consents, suppressions, rate_limits, sessions, users; drop domain figure, clock_time, plan');
  }
}
