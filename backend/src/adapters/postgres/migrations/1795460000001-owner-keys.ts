import type { MigrationInterface, QueryRunner } from 'typeorm';

interface KeyOfOwner {
  /** The primary key from now on: the owner first. */
  key: string;
  /** The key before. */
  was: string;
  /** What the key before found besides. */
  find?: string;
  /** An index that the new key makes needless, by name, with what it was on. */
  needless?: [name: string, on: string];
}

/** Tables whose primary key no statement names in `on conflict`, so that the release before goes on as it did. */
const KEYS: Readonly<Record<string, KeyOfOwner>> = {
  audited_entries: { key: 'user_id, audit_id', was: 'audit_id', find: 'audit_id' },
  consents: { key: 'phone_hash, id', was: 'id', find: 'id' },
  feedback: { key: 'user_id, id', was: 'id', find: 'id' },
  flags: { key: 'conversation_id, id', was: 'id', needless: ['flags_conversation_id_idx', 'conversation_id'] },
  learning_texts: {
    key: 'conversation_id, text_id, kind, form',
    was: 'id',
    find: 'text_id',
    needless: ['learning_texts_conversation_id_idx', 'conversation_id'],
  },
  live_codes: { key: 'phone_hash, id', was: 'id', needless: ['live_codes_phone_hash_idx', 'phone_hash'] },
  money_orders: { key: 'user_id, id', was: 'id', find: 'id' },
  outreach_recipients: {
    key: 'user_id, outreach_id',
    was: 'outreach_id, user_id',
    find: 'outreach_id, user_id',
    needless: ['outreach_recipients_user_id_idx', 'user_id'],
  },
  staff_notes: { key: 'conversation_id, id', was: 'id' },
  staff_requests: { key: 'user_id, id', was: 'id', find: 'id' },
  staff_reveals: {
    key: 'conversation_id, session_hash',
    was: 'session_hash, conversation_id',
    find: 'session_hash, conversation_id',
    needless: ['staff_reveals_conversation_id_idx', 'conversation_id'],
  },
};

/** Rows of these tables got numbers that one database gives out; from now on each gets one by chance, of fifteen digits: a person has few. */
const BY_CHANCE = ['flags', 'learning_texts'];

const found = (table: string): string => `${table}_found`;

function toOwner([table, { key, find, needless }]: [string, KeyOfOwner]): string {
  return `
    alter table ${table} drop constraint ${table}_pkey, add primary key (${key});
    ${find ? `create index ${found(table)} on ${table} (${find});` : ''}
    ${needless ? `drop index ${needless[0]};` : ''}`;
}

function fromOwner([table, { was, find, needless }]: [string, KeyOfOwner]): string {
  return `
    alter table ${table} drop constraint ${table}_pkey, add primary key (${was});
    ${find ? `drop index ${found(table)};` : ''}
    ${needless ? `create index ${needless[0]} on ${table} (${needless[1]});` : ''}`;
}

/** Keys of what belongs to a person begin with whose it is; what does not refers to nobody's rows. */
export class OwnerKeys1795460000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Rows of users stay when their users are erased, and both tables are emptied of a user's rows by name.
    await runner.query(`
      alter table money_orders drop constraint money_orders_request_id_fkey;
      alter table learning_texts drop constraint learning_texts_text_id_kind_form_key;
      alter table feedback alter user_id set not null;
      ${Object.entries(KEYS).map(toOwner).join('')}
      alter table money_orders add constraint money_orders_request_id_fkey
        foreign key (user_id, request_id) references staff_requests (user_id, id) on delete set null (request_id);
      ${BY_CHANCE.map((table) => `alter table ${table} alter id drop identity, alter id set default floor(random() * 999999999999999)::bigint;`).join('')}
      alter table sessions drop constraint sessions_user_id_fkey;
      alter table analytics_events drop constraint analytics_events_user_id_fkey;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table analytics_events add constraint analytics_events_user_id_fkey foreign key (user_id) references users on delete cascade;
      alter table sessions add constraint sessions_user_id_fkey foreign key (user_id) references users on delete cascade;
      ${BY_CHANCE.map((table) => `alter table ${table} alter id drop default; alter table ${table} alter id add generated always as identity;`).join('')}
      alter table money_orders drop constraint money_orders_request_id_fkey;
      ${Object.entries(KEYS).map(fromOwner).join('')}
      alter table feedback alter user_id drop not null;
      alter table learning_texts add constraint learning_texts_text_id_kind_form_key unique (text_id, kind, form);
      alter table money_orders add constraint money_orders_request_id_fkey foreign key (request_id) references staff_requests on delete set null;`);
  }
}
