import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What refers to a text of the same conversation. Where texts move to another conversation, what refers to them goes along. */
const REFERENCES: readonly (readonly [table: string, column: string, to: string, gone: 'cascade' | 'set null'])[] = [
  ['flags', 'inbound_id', 'inbound_texts', 'set null'],
  ['learning_texts', 'text_id', 'inbound_texts', 'cascade'],
  ['pictures', 'text_id', 'inbound_texts', 'cascade'],
  ['outbound_texts', 'inbound_id', 'inbound_texts', 'set null'],
  ['outbound_texts', 'resend_of', 'outbound_texts', 'set null'],
];
/** What knows a text by its id alone from now on: whoever takes a text away says so there. */
const BY_ID: readonly (readonly [table: string, column: string, to: string])[] = [
  ['entries', 'inbound_id', 'inbound_texts'],
  ['reading_reviews', 'text_id', 'inbound_texts'],
  ['reminder_log', 'outbound_id', 'outbound_texts'],
];
const TEXTS = ['inbound_texts', 'outbound_texts'];
const IN_FLIGHT = `where channel = 'sms' and state in ('sending', 'unknown')`;

/**
 * Texts, and what refers to them, begin with whose they are. The release before asks for texts by their ids, which are found as quickly, and names
 * `provider_id` and `business_key` in `on conflict`: those two stay until it is gone. Pictures that it brings get their owner from a trigger.
 */
export class TextsOfOwner1795481000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What takes long stands first, while texts can still be read.
    await runner.query(`
      ${TEXTS.map((table) => `create unique index ${table}_by_owner on ${table} (conversation_id, id); create index ${table}_found on ${table} (id);`).join('')}
      create unique index outbound_texts_of_provider on outbound_texts (conversation_id, provider_id) where provider_id is not null;
      create index outbound_texts_reported on outbound_texts (provider_id) where provider_id is not null;
      create unique index outbound_one_of_owner_in_flight on outbound_texts (conversation_id, to_hash) ${IN_FLIGHT};
      create index outbound_in_flight on outbound_texts (to_hash) ${IN_FLIGHT};

      ${[...REFERENCES, ...BY_ID].map(([table, column]) => `alter table ${table} drop constraint ${table}_${column}_fkey;`).join('')}
      alter table pictures add conversation_id uuid;
      create function own_picture() returns trigger language plpgsql as $body$
      begin
        select conversation_id into new.conversation_id from inbound_texts where id = new.text_id;
        return new;
      end $body$;
      create trigger picture_owned before insert on pictures for each row when (new.conversation_id is null) execute function own_picture();
      update pictures p set conversation_id = t.conversation_id from inbound_texts t where t.id = p.text_id;
      alter table pictures alter conversation_id set not null, drop constraint pictures_pkey, add primary key (conversation_id, text_id);
      create index pictures_found on pictures (text_id);

      ${TEXTS.map((table) => `alter table ${table} drop constraint ${table}_pkey, add constraint ${table}_pkey primary key using index ${table}_by_owner;`).join('')}
      alter table outbound_texts drop constraint outbound_texts_provider_id_key;
      drop index outbound_one_in_flight;
      ${REFERENCES.map(
        ([table, column, to, gone]) => `
      ${gone === 'cascade' ? `delete from ${table} r` : `update ${table} r set ${column} = null`}
        where r.${column} is not null and not exists (select 1 from ${to} t where t.conversation_id = r.conversation_id and t.id = r.${column});
      alter table ${table} add constraint ${table}_${column}_fkey foreign key (conversation_id, ${column}) references ${to} (conversation_id, id)
        on update cascade on delete ${gone === 'cascade' ? gone : `${gone} (${column})`};`,
      ).join('')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${REFERENCES.map(([table, column]) => `alter table ${table} drop constraint ${table}_${column}_fkey;`).join('')}
      drop index outbound_one_of_owner_in_flight, outbound_in_flight, outbound_texts_reported, outbound_texts_of_provider, pictures_found;
      create unique index outbound_one_in_flight on outbound_texts (to_hash) ${IN_FLIGHT};
      alter table outbound_texts add constraint outbound_texts_provider_id_key unique (provider_id);
      ${TEXTS.map((table) => `alter table ${table} drop constraint ${table}_pkey, add primary key (id); drop index ${table}_found;`).join('')}
      drop trigger picture_owned on pictures;
      drop function own_picture;
      alter table pictures drop constraint pictures_pkey, add primary key (text_id), drop conversation_id;
      ${[...REFERENCES, ...BY_ID.map((one) => [...one, 'set null'] as const)]
        .map(
          ([table, column, to, gone]) => `
      ${gone === 'cascade' ? `delete from ${table} r` : `update ${table} r set ${column} = null`}
        where r.${column} is not null and not exists (select 1 from ${to} t where t.id = r.${column});
      alter table ${table} add constraint ${table}_${column}_fkey foreign key (${column}) references ${to} on delete ${gone};`,
        )
        .join('')}`);
  }
}
