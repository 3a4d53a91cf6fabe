import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One conversation a number, the texts that came in and the texts that go out. */
export class Conversations1762100000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table conversations (
        id uuid primary key,
        phone text unique,
        phone_hash text not null unique,
        user_id uuid unique references users on delete set null,
        version bigint not null default 0,
        pending jsonb,
        held_at timestamptz,
        held_by uuid,
        link_sent_at timestamptz,
        code_sent_at timestamptz,
        created_at timestamptz not null
      );

      create table inbound_texts (
        id uuid primary key,
        seq bigint generated always as identity,
        conversation_id uuid not null references conversations on delete cascade,
        provider_id text not null unique,
        source text not null check (source in ('sms', 'dashboard')),
        body text not null,
        media_count integer not null default 0,
        media_type text,
        received_at timestamptz not null,
        handled_at timestamptz,
        round integer not null default 0,
        deferred_at timestamptz,
        intents text[],
        heard jsonb,
        attempts integer not null default 0,
        next_try_at timestamptz,
        dead_at timestamptz,
        dead_reason text
      );
      create index inbound_unhandled on inbound_texts (conversation_id, seq) where handled_at is null and dead_at is null;
      create index inbound_by_time on inbound_texts (conversation_id, received_at desc, seq desc);
      create index inbound_deferred on inbound_texts (deferred_at) where deferred_at is not null;

      create table retired_provider_ids (
        hash text primary key,
        at timestamptz not null
      );

      create table outbound_texts (
        id uuid primary key,
        seq bigint generated always as identity,
        conversation_id uuid not null references conversations on delete cascade,
        business_key text not null unique,
        inbound_id uuid references inbound_texts on delete set null,
        channel text not null check (channel in ('sms', 'dashboard')),
        to_phone text,
        to_hash text not null,
        body text not null,
        kinds text[] not null,
        meal text,
        segments integer not null check (segments >= 0),
        entry_ids text[] not null default '{}',
        lane smallint not null check (lane between 0 and 4),
        despite_opt_out boolean not null default false,
        state text not null check (state in ('queued', 'sending', 'unknown', 'accepted', 'sent', 'delivered', 'undelivered', 'failed', 'suppressed', 'expired')),
        not_before timestamptz not null,
        expires_at timestamptz,
        attempts integer not null default 0,
        lookups integer not null default 0,
        lease_until timestamptz,
        send_started_at timestamptz,
        provider_id text unique,
        error_code text,
        error_reason text,
        created_at timestamptz not null,
        settled_at timestamptz,
        check (channel = 'dashboard' or to_phone is not null or state not in ('queued', 'sending', 'unknown'))
      );
      -- The hard promise: never two texts to one number of which we do not know what became of them.
      create unique index outbound_one_in_flight on outbound_texts (to_hash) where channel = 'sms' and state in ('sending', 'unknown');
      create index outbound_queue on outbound_texts (lane, not_before, seq) where channel = 'sms' and state = 'queued';
      create index outbound_waiting on outbound_texts (conversation_id) where channel = 'sms' and state = 'queued';
      create index outbound_leases on outbound_texts (lease_until) where state in ('sending', 'unknown');
      create index outbound_by_time on outbound_texts (conversation_id, created_at desc, seq desc);

      create table flags (
        id bigint generated always as identity primary key,
        conversation_id uuid not null references conversations on delete cascade,
        inbound_id uuid references inbound_texts on delete set null,
        reason text not null,
        at timestamptz not null,
        resolved_at timestamptz,
        resolved_by uuid
      );
      create index on flags (at) where resolved_at is null;
      create index on flags (conversation_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table flags, outbound_texts, retired_provider_ids, inbound_texts, conversations');
  }
}
