import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's key stands beside the one that holds over all owners. */
const TO_COME = ['entries', 'water', 'weights'];

/**
 * Keys that hold over all owners go, which statements of the release before name in `on conflict`, and what served that release alone. It runs when nobody
 * of it is connected any more: see `AFTERWARDS`.
 */
export class KeysOfBefore1795483000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What takes long stands first, while all can still be read.
    await runner.query(`
      create unique index inbound_texts_of_provider on inbound_texts (conversation_id, provider_id);
      create unique index outbound_texts_of_business on outbound_texts (conversation_id, business_key);
      create index users_of_number on users (phone_hash) where phone_hash is not null;
      create index entries_found on entries (id);
      ${TO_COME.map((table) => `alter table ${table} drop constraint ${table}_pkey, add constraint ${table}_pkey primary key using index ${table}_of_owner;`).join('')}
      alter table inbound_texts drop constraint inbound_texts_provider_id_key;
      alter table outbound_texts drop constraint outbound_texts_business_key_key;
      alter table conversations drop constraint conversations_phone_hash_key;
      alter table users drop constraint users_phone_hash_key;
      drop trigger picture_owned on pictures;
      drop function own_picture;
      drop index pictures_found;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index pictures_found on pictures (text_id);
      create function own_picture() returns trigger language plpgsql as $body$
      begin
        select conversation_id into new.conversation_id from inbound_texts where id = new.text_id;
        return new;
      end $body$;
      create trigger picture_owned before insert on pictures for each row when (new.conversation_id is null) execute function own_picture();
      alter table users add constraint users_phone_hash_key unique (phone_hash);
      alter table conversations add constraint conversations_phone_hash_key unique (phone_hash);
      alter table outbound_texts add constraint outbound_texts_business_key_key unique (business_key);
      alter table inbound_texts add constraint inbound_texts_provider_id_key unique (provider_id);
      ${TO_COME.map((table) => `alter table ${table} drop constraint ${table}_pkey, add primary key (id); create unique index ${table}_of_owner on ${table} (user_id, id);`).join('')}
      drop index entries_found, users_of_number, outbound_texts_of_business, inbound_texts_of_provider;`);
  }
}
