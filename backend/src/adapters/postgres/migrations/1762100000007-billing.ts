import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Our copy of subscriptions, what the provider told us, pages to pay on, and customers who must not be charged any more. */
export class Billing1762100000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // An event is kept without its payload, which may hold a name, an address or a card's last digits.
    // What is to be canceled outlives the user, so it refers to nobody.
    await runner.query(`
      alter table subscriptions add version integer not null default 0;

      alter table billing_events drop payload,
        add customer_id text,
        add subscription_id text,
        add created_at timestamptz not null default now(),
        add ended_at timestamptz,
        add outcome text check (outcome in ('done', 'unmatched', 'ignored')),
        add attempts integer not null default 0,
        add next_try_at timestamptz not null default now(),
        add last_error text,
        add check ((handled_at is null) = (outcome is null));
      create index on billing_events (next_try_at) where handled_at is null;
      create index on billing_events (customer_id) where ended_at is not null;

      create table checkouts (
        user_id uuid not null references users on delete cascade,
        attempt integer not null check (attempt > 0),
        price_id text not null,
        checkout_id text,
        opened_at timestamptz not null,
        closed_at timestamptz,
        primary key (user_id, attempt)
      );
      create unique index on checkouts (user_id) where closed_at is null;

      create table billing_cancellations (
        customer_id text primary key,
        provider text not null check (provider in ('local', 'stripe')),
        user_id uuid,
        requested_at timestamptz not null,
        attempts integer not null default 0,
        next_try_at timestamptz not null,
        last_error text,
        confirmed_at timestamptz
      );
      create index on billing_cancellations (next_try_at) where confirmed_at is null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table billing_cancellations, checkouts;
      alter table billing_events drop customer_id, drop subscription_id, drop created_at, drop ended_at, drop outcome, drop attempts,
        drop next_try_at, drop last_error, add payload jsonb not null default '{}';
      alter table subscriptions drop version;`);
  }
}
