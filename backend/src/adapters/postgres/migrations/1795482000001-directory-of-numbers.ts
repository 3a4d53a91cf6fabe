import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose a number is, asked by its hash alone: no key of conversations or users has to hold over all of them. A trigger keeps it, also for what the release
 * before writes, in whose `on conflict` the unique hash of a conversation stands until it is gone. A secret of an assistant tells whose it is and refers to nobody.
 */
export class DirectoryOfNumbers1795482000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The trigger before the rows that are there: who gets a number meanwhile waits for it.
    await runner.query(`
      create table phone_owners (
        phone_hash text primary key,
        owner_id uuid not null
      );
      comment on table phone_owners is 'the conversation that a number has; the row of whoever gets a number is made first';
      create function note_number() returns trigger language plpgsql as $body$
      begin
        if tg_op <> 'INSERT' then
          delete from phone_owners where phone_hash = old.phone_hash and owner_id = old.id;
        end if;
        if tg_op <> 'DELETE' then
          insert into phone_owners (phone_hash, owner_id) values (new.phone_hash, new.id) on conflict do nothing;
          if not exists (select 1 from phone_owners where phone_hash = new.phone_hash and owner_id = new.id) then
            raise unique_violation using message = 'the number has another conversation';
          end if;
        end if;
        return null;
      end $body$;
      create trigger number_noted after insert or delete or update of phone_hash on conversations for each row execute function note_number();
      insert into phone_owners (phone_hash, owner_id) select phone_hash, id from conversations;

      create index conversations_of_user on conversations (user_id) where user_id is not null;
      alter table conversations drop constraint conversations_user_id_key;
      alter table assistant_secrets drop constraint assistant_secrets_user_id_connection_id_fkey;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from assistant_secrets s where not exists (select 1 from assistant_connections c where c.user_id = s.user_id and c.id = s.connection_id);
      alter table assistant_secrets add constraint assistant_secrets_user_id_connection_id_fkey
        foreign key (user_id, connection_id) references assistant_connections on delete cascade;
      alter table conversations add constraint conversations_user_id_key unique (user_id);
      drop index conversations_of_user;
      drop trigger number_noted on conversations;
      drop function note_number;
      drop table phone_owners;`);
  }
}
