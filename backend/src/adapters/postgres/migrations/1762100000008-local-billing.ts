import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the local stand-in for a payment provider would keep on its side. */
export class LocalBilling1762100000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table local_customers (
        id text primary key,
        user_id uuid not null unique,
        created_at timestamptz not null
      );

      create table local_checkouts (
        id text primary key,
        key text not null unique,
        customer_id text not null references local_customers on delete cascade,
        price_id text not null,
        state text not null check (state in ('open', 'paid', 'over')),
        created_at timestamptz not null
      );

      create table local_portals (
        id text primary key,
        customer_id text not null references local_customers on delete cascade,
        created_at timestamptz not null
      );

      create table local_subscriptions (
        id text primary key,
        customer_id text not null references local_customers on delete cascade,
        price_id text not null,
        status text not null check (status in ('active', 'past_due', 'canceled')),
        period_end timestamptz not null,
        cancel_at_period_end boolean not null,
        ended_at timestamptz,
        created_at timestamptz not null
      );
      create index on local_subscriptions (customer_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table local_subscriptions, local_portals, local_checkouts, local_customers');
  }
}
