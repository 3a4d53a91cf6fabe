import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money, feedback, analytics and the people who work here. */
export class Business1762100000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscriptions (
        user_id uuid primary key references users on delete cascade,
        provider text not null check (provider in ('local', 'stripe')),
        customer_id text unique,
        subscription_id text unique,
        price_id text,
        plan plan not null,
        status text not null check (status in ('active', 'trialing', 'canceled', 'inactive')),
        current_period_end timestamptz,
        end_date timestamptz,
        updated_at timestamptz not null
      );

      create table billing_events (
        id text primary key,
        type text not null,
        payload jsonb not null,
        received_at timestamptz not null,
        handled_at timestamptz
      );

      create table feedback (
        id uuid primary key,
        user_id uuid references users on delete cascade,
        subject text not null check (char_length(subject) between 1 and 200),
        message text not null check (char_length(message) between 1 and 2000),
        at timestamptz not null
      );

      create table analytics_events (
        id bigint generated always as identity primary key,
        user_id uuid references users on delete cascade,
        name text not null check (char_length(name) between 1 and 100),
        properties jsonb not null,
        at timestamptz not null
      );
      create index on analytics_events (name, at);

      create table staff (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        name text not null,
        role text not null check (role in ('viewer', 'agent', 'admin')),
        password_hash text not null,
        totp_secret text,
        created_at timestamptz not null,
        disabled_at timestamptz
      );

      create table staff_sessions (
        id_hash text primary key,
        staff_id uuid not null references staff on delete cascade,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        expires_at timestamptz not null
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_sessions, staff, analytics_events, feedback, billing_events, subscriptions');
  }
}
