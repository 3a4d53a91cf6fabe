import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose a conversation is stands beside when it was last heard of, and in the index of that order: people on a plan are found in it without a look
 * at each conversation on the way. The index takes the place of the one before, so that a text writes as many entries as it did, each 16 bytes longer.
 */
export class ActivityOfUsers1795450000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The trigger first: who changes hands meanwhile waits for it.
    await runner.query(`
      alter table conversation_activity add user_id uuid;
      create or replace function note_conversation() returns trigger language plpgsql as $body$
      begin
        insert into conversation_activity (conversation_id, user_id) values (new.id, new.user_id) on conflict do nothing;
        return null;
      end $body$;
      create function note_owner() returns trigger language plpgsql as $body$
      begin
        update conversation_activity set user_id = new.user_id where conversation_id = new.id;
        return null;
      end $body$;
      create trigger conversation_changed_hands after update of user_id on conversations for each row
        when (old.user_id is distinct from new.user_id) execute function note_owner();
      update conversation_activity a set user_id = c.user_id from conversations c where c.id = a.conversation_id and c.user_id is not null;
      drop index conversation_activity_last_text_at_conversation_id_idx;
      create index conversation_activity_in_order on conversation_activity (last_text_at desc nulls last, conversation_id desc) include (user_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index on conversation_activity (last_text_at desc nulls last, conversation_id desc);
      drop trigger conversation_changed_hands on conversations;
      drop function note_owner();
      create or replace function note_conversation() returns trigger language plpgsql as $body$
      begin
        insert into conversation_activity (conversation_id) values (new.id) on conflict do nothing;
        return null;
      end $body$;
      drop index conversation_activity_in_order;
      alter table conversation_activity drop user_id;`);
  }
}
