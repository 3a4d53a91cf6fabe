import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff need: accounts that lock, reveals, notes, holds, given plans, saved replies, an audit that tells more, and lists that are quick. */
export class Console1762400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;

      alter table staff
        add totp_step bigint,
        add failures integer not null default 0,
        add locked_until timestamptz;
      comment on column staff.totp_step is 'time step of the last code that was accepted: no code works twice';
      create index on staff_sessions (staff_id);
      create index on staff_sessions (expires_at);

      create table staff_reveals (
        session_hash text not null references staff_sessions on delete cascade,
        conversation_id uuid not null references conversations on delete cascade,
        at timestamptz not null,
        primary key (session_hash, conversation_id)
      );
      create index on staff_reveals (conversation_id);

      alter table audit_log add before jsonb, add after jsonb, add request_id text;
      create index on audit_log (actor_id, at);
      create index on audit_log (action, at);

      alter table conversations add assigned_to uuid references staff on delete set null;
      create index on conversations (assigned_to) where assigned_to is not null;
      create index on conversations (held_at) where held_at is not null;
      create index on conversations (created_at, id);

      create table conversation_activity (
        conversation_id uuid primary key references conversations on delete cascade,
        last_text_at timestamptz
      );
      insert into conversation_activity select c.id, max(t.received_at) from conversations c left join inbound_texts t on t.conversation_id = c.id group by c.id;
      create index on conversation_activity (last_text_at desc nulls last, conversation_id desc);
      create function note_conversation() returns trigger language plpgsql as $body$
      begin
        insert into conversation_activity (conversation_id) values (new.id) on conflict do nothing;
        return null;
      end $body$;
      create trigger conversation_made after insert on conversations for each row execute function note_conversation();
      create function note_activity() returns trigger language plpgsql as $body$
      begin
        update conversation_activity set last_text_at = greatest(last_text_at, new.received_at) where conversation_id = new.conversation_id;
        return null;
      end $body$;
      create trigger text_came after insert on inbound_texts for each row execute function note_activity();

      create table staff_notes (
        id uuid primary key,
        conversation_id uuid not null references conversations on delete cascade,
        staff_id uuid not null,
        body text not null check (char_length(body) between 1 and 4000),
        at timestamptz not null
      );
      create index on staff_notes (conversation_id, at);

      create table plan_overrides (
        user_id uuid primary key references users on delete cascade,
        plan plan not null,
        until timestamptz not null,
        reason text not null,
        staff_id uuid not null,
        at timestamptz not null
      );

      create table saved_replies (
        id uuid primary key,
        title text not null check (char_length(title) between 1 and 100),
        body text not null check (char_length(body) between 1 and 640),
        language text not null default 'en' check (language in ('en', 'fr', 'es')),
        updated_at timestamptz not null
      );

      alter table feedback
        add state text not null default 'new' check (state in ('new', 'open', 'answered', 'closed')),
        add answer text,
        add answered_at timestamptz,
        add answered_by uuid;
      create index on feedback (at, id);
      create index on feedback (state, at);

      alter table inbound_texts
        add reader text check (reader in ('rules', 'builtin', 'model')),
        add model text,
        add prompt_version text,
        add reading_key text,
        add model_tokens_in integer,
        add model_tokens_out integer,
        add corrected_at timestamptz;
      comment on column inbound_texts.reader is 'who understood it; null: not handled, or handled before this was kept';
      create index inbound_recent on inbound_texts (received_at, id);
      create index inbound_not_understood on inbound_texts (received_at) where heard @> '[{"type": "not-understood"}]';
      create index inbound_corrected on inbound_texts (received_at) where corrected_at is not null;
      create index inbound_problem on inbound_texts (received_at) where dead_at is not null;
      create index inbound_by_intent on inbound_texts using gin (intents);
      create index inbound_by_reader on inbound_texts (reader, received_at);

      alter table outbound_texts
        add resend_of uuid references outbound_texts on delete set null,
        add staff_id uuid;
      create index outbound_resends on outbound_texts (resend_of) where resend_of is not null;
      create index outbound_recent on outbound_texts (created_at, id);
      create index outbound_by_state on outbound_texts (state, created_at, id);
      create index outbound_by_error on outbound_texts (error_code, created_at) where error_code is not null;

      create index users_recent on users (created_at, id);
      create index users_by_name on users (lower(username), id);
      create index users_by_phone_part on users using gin (phone gin_trgm_ops);
      create index users_by_name_part on users using gin (
        (lower(username || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) gin_trgm_ops);
      create index conversations_by_phone_part on conversations using gin (phone gin_trgm_ops);
      create index entries_recent on entries (kind, created_at, id);
      create index entries_by_at on entries (kind, at, id);
      create index entries_by_calories on entries (calories, id) where kind = 'meal';
      create index entries_by_local_date on entries (kind, local_date, created_at);
      create index reminder_log_recent on reminder_log (at);
      create index reminder_log_by_result on reminder_log (result, at);
      create index goals_recent on goals (updated_at, user_id);
      create index subscriptions_by_plan on subscriptions (plan, status, updated_at);
      create index subscriptions_recent on subscriptions (updated_at, user_id);
      create index flags_recent on flags (at, id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index flags_recent, subscriptions_recent, subscriptions_by_plan, goals_recent, reminder_log_by_result, reminder_log_recent,
        entries_by_local_date, entries_by_calories, entries_by_at, entries_recent, conversations_by_phone_part, users_by_name_part,
        users_by_phone_part, users_by_name, users_recent, outbound_by_error, outbound_by_state, outbound_recent, outbound_resends,
        inbound_by_intent, inbound_by_reader, inbound_problem, inbound_corrected, inbound_not_understood, inbound_recent;
      alter table outbound_texts drop resend_of, drop staff_id;
      alter table inbound_texts drop reader, drop model, drop prompt_version, drop reading_key, drop model_tokens_in, drop model_tokens_out, drop corrected_at;
      alter table feedback drop state, drop answer, drop answered_at, drop answered_by;
      drop table saved_replies, plan_overrides, staff_notes;
      drop trigger text_came on inbound_texts;
      drop trigger conversation_made on conversations;
      drop function note_activity, note_conversation;
      drop table conversation_activity;
      alter table conversations drop assigned_to;
      alter table audit_log drop before, drop after, drop request_id;
      drop table staff_reveals;
      alter table staff drop totp_step, drop failures, drop locked_until;
      drop extension pg_trgm`);
  }
}
