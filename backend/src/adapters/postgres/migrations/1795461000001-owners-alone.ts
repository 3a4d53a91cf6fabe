import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of the release before say `on conflict (id)`; those to come stand beside them until it is gone. */
const TO_COME = ['entries', 'water', 'weights'];
/** A number and its hash say the same, and the hash is what is asked by. */
const BY_HASH = ['users', 'conversations'];
const SOLD = ['customer_id', 'subscription_id'];

/** What is unique is so within its owner: a directory says whose a customer of the provider's is, and numbers are told apart by their hash alone. */
export class OwnersAlone1795461000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What takes long stands first, while nobody has to wait for more than the table at hand.
    await runner.query(`
      ${TO_COME.map((table) => `create unique index ${table}_of_owner on ${table} (user_id, id);`).join('')}
      create table billing_customers (
        customer_id text primary key,
        user_id uuid not null
      );
      comment on table billing_customers is 'whose a customer is that the provider tells of';
      create index on billing_customers (user_id);
      insert into billing_customers (customer_id, user_id) select customer_id, user_id from subscriptions where customer_id is not null;
      create index subscriptions_of_customer on subscriptions (customer_id);
      alter table subscriptions ${SOLD.map((column) => `drop constraint subscriptions_${column}_key`).join(', ')};
      ${BY_HASH.map((table) => `alter table ${table} drop constraint ${table}_phone_key;`).join('')}
      alter table conversations drop constraint conversations_user_id_fkey;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table conversations add constraint conversations_user_id_fkey foreign key (user_id) references users on delete set null;
      ${BY_HASH.map((table) => `alter table ${table} add constraint ${table}_phone_key unique (phone);`).join('')}
      drop index subscriptions_of_customer;
      ${SOLD.map((column) => `alter table subscriptions add constraint subscriptions_${column}_key unique (${column});`).join('')}
      drop table billing_customers;
      ${TO_COME.map((table) => `drop index ${table}_of_owner;`).join('')}`);
  }
}
