import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What may be taken out of tables that only grow, by the application that may not delete there: in portions, and nothing that is younger than
 * a year, whatever it asks for. The functions act as the owner of the tables.
 */
export class Retention1795345478001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function retire_audit(older_than timestamptz, most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $body$
      declare gone integer;
      begin
        if older_than > now() - interval '1 year' then raise exception 'the audit log is kept for a year at the least'; end if;
        delete from audit_log where id in (select id from audit_log where at < older_than order by id limit most);
        get diagnostics gone = row_count;
        return gone;
      end $body$;

      create function forget_consent_origins(older_than timestamptz, most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $body$
      declare forgotten integer;
      begin
        if older_than > now() - interval '1 year' then raise exception 'where a consent came from is kept for a year at the least'; end if;
        update consents set ip = null, user_agent = null
        where id in (select id from consents where at < older_than and (ip is not null or user_agent is not null) order by id limit most);
        get diagnostics forgotten = row_count;
        return forgotten;
      end $body$;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function retire_audit, forget_consent_origins');
  }
}
