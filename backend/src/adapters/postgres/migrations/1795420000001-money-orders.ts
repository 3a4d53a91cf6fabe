import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff had done with a user's money, asked for before the provider is; and the stand-in's invoices. */
export class MoneyOrders1795420000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // An order outlives its user, as what is to be canceled does, so it refers to nobody.
    await runner.query(`
      alter table staff_requests drop constraint staff_requests_kind_check,
        add constraint staff_requests_kind_check check (kind in ('export', 'erase', 'refund'));

      create table money_orders (
        id uuid primary key,
        provider text not null check (provider in ('local', 'stripe')),
        user_id uuid not null,
        customer_id text not null,
        kind text not null check (kind in ('refund', 'cancel-at-end', 'cancel-now')),
        invoice_id text,
        cents integer check (cents > 0),
        currency text,
        reason text not null,
        asked_by uuid not null references staff,
        asked_at timestamptz not null,
        request_id uuid references staff_requests on delete set null,
        state text not null check (state in ('waiting', 'due', 'done', 'failed', 'dropped')),
        attempts integer not null default 0,
        next_try_at timestamptz not null,
        problem text,
        settled_at timestamptz,
        provider_id text,
        check ((kind = 'refund') = (invoice_id is not null) and (kind = 'refund') = (cents is not null) and (kind = 'refund') = (currency is not null)),
        check ((state in ('waiting', 'due')) = (settled_at is null))
      );
      create index money_orders_of_user on money_orders (user_id, asked_at);
      create index money_orders_due on money_orders (next_try_at) where state = 'due';
      create index money_orders_of_request on money_orders (request_id) where request_id is not null;

      create table local_invoices (
        id text primary key,
        customer_id text not null references local_customers on delete cascade,
        subscription_id text not null,
        cents integer not null,
        paid boolean not null,
        refunded integer not null default 0 check (refunded between 0 and cents),
        created_at timestamptz not null,
        unique (subscription_id, created_at)
      );
      create index on local_invoices (customer_id, created_at);
      create table local_refunds (
        id text primary key,
        key text not null unique,
        invoice_id text not null references local_invoices on delete cascade,
        cents integer not null check (cents > 0),
        created_at timestamptz not null
      );
      insert into local_invoices (id, customer_id, subscription_id, cents, paid, created_at)
        select 'in_local_' || replace(gen_random_uuid()::text, '-', ''), customer_id, id, case price_id when 'price_local_pro' then 999 else 599 end, true, created_at
        from local_subscriptions;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table local_refunds, local_invoices, money_orders;
      delete from staff_requests where kind = 'refund';
      alter table staff_requests drop constraint staff_requests_kind_check,
        add constraint staff_requests_kind_check check (kind in ('export', 'erase'));`);
  }
}
