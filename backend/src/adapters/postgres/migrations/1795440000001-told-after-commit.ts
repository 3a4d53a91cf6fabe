import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What open consoles are told of each text leaves its transaction: a NOTIFY in it makes all that commit wait for each other. The triggers hand it to the
 * connection that writes, which tells after the commit; INFO goes to the client alone, and to no log.
 */
export class ToldAfterCommit1795440000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function tell_staff() returns trigger language plpgsql as $body$
      begin
        raise info using errcode = 'MTELL', message = 'mealtext_staff ' || coalesce(to_jsonb(new) ->> 'conversation_id', to_jsonb(new) ->> 'id');
        return null;
      end $body$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function tell_staff() returns trigger language plpgsql as $body$
      begin
        perform pg_notify('mealtext_staff', coalesce(to_jsonb(new) ->> 'conversation_id', to_jsonb(new) ->> 'id'));
        return null;
      end $body$`);
  }
}
