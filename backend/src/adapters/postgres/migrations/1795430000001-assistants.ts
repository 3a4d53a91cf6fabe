import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Programs that people let speak for them: who they are, what they were allowed, and what they show for it; texts may come from them. */
export class Assistants1795430000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Both checks only allow more than before, so that no row needs to be looked at.
    await runner.query(`
      alter table inbound_texts drop constraint inbound_texts_source_check;
      alter table inbound_texts add constraint inbound_texts_source_check check (source in ('sms', 'dashboard', 'assistant')) not valid;
      alter table outbound_texts drop constraint outbound_texts_channel_check;
      alter table outbound_texts add constraint outbound_texts_channel_check check (channel in ('sms', 'dashboard', 'assistant')) not valid;

      create table assistant_clients (
        id text primary key,
        name text not null check (char_length(name) between 1 and 80),
        redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
        created_at timestamptz not null,
        used_at timestamptz
      );
      create index on assistant_clients (created_at);

      create table assistant_connections (
        user_id uuid not null references users on delete cascade,
        id uuid not null,
        client_id text not null,
        name text not null,
        scope text not null,
        resource text not null,
        created_at timestamptz not null,
        seen_at timestamptz,
        expires_at timestamptz not null,
        primary key (user_id, id)
      );
      create index on assistant_connections (client_id);
      create index on assistant_connections (expires_at);

      create table assistant_secrets (
        hash text primary key,
        kind text not null check (kind in ('code', 'access', 'refresh')),
        user_id uuid not null,
        connection_id uuid not null,
        redirect_uri text,
        challenge text,
        expires_at timestamptz not null,
        spent_at timestamptz,
        foreign key (user_id, connection_id) references assistant_connections on delete cascade,
        check ((kind = 'code') = (redirect_uri is not null) and (kind = 'code') = (challenge is not null))
      );
      create index on assistant_secrets (user_id, connection_id);
      create index on assistant_secrets (expires_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table assistant_secrets, assistant_connections, assistant_clients;
      update inbound_texts set source = 'dashboard' where source = 'assistant';
      update outbound_texts set channel = 'dashboard' where channel = 'assistant';
      alter table inbound_texts drop constraint inbound_texts_source_check,
        add constraint inbound_texts_source_check check (source in ('sms', 'dashboard'));
      alter table outbound_texts drop constraint outbound_texts_channel_check,
        add constraint outbound_texts_channel_check check (channel in ('sms', 'dashboard'));`);
  }
}
