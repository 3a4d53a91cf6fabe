import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The inbox of staff: cases that sleep, reveals that end with their case, drafts, who looks at what, and word of each change to open consoles. */
export class Inbox1795346100001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table conversations add snoozed_until timestamptz, add snoozed_at timestamptz;
      alter table staff_reveals add for_case boolean not null default false;
      comment on column staff_reveals.for_case is 'came with taking a case, and ends with it';

      create table staff_drafts (
        conversation_id uuid not null references conversations on delete cascade,
        staff_id uuid not null references staff on delete cascade,
        kind text not null check (kind in ('reply', 'notes')),
        body text not null check (char_length(body) between 1 and 4000),
        at timestamptz not null,
        primary key (conversation_id, staff_id, kind)
      );
      create index on staff_drafts (staff_id);

      create table staff_presence (
        conversation_id uuid not null references conversations on delete cascade,
        staff_id uuid not null references staff on delete cascade,
        seen_at timestamptz not null,
        typed_at timestamptz,
        primary key (conversation_id, staff_id)
      );
      create index on staff_presence (staff_id);

      create function tell_staff() returns trigger language plpgsql as $body$
      begin
        perform pg_notify('mealtext_staff', coalesce(to_jsonb(new) ->> 'conversation_id', to_jsonb(new) ->> 'id'));
        return null;
      end $body$;
      create trigger text_told after insert or update of handled_at, dead_at, corrected_at on inbound_texts for each row execute function tell_staff();
      create trigger reply_told after insert or update of state on outbound_texts for each row execute function tell_staff();
      create trigger flag_told after insert or update of resolved_at on flags for each row execute function tell_staff();
      create trigger note_told after insert on staff_notes for each row execute function tell_staff();
      create trigger case_told after update of held_at, held_by, assigned_to, snoozed_until on conversations for each row
        when ((old.held_at, old.held_by, old.assigned_to, old.snoozed_until) is distinct from (new.held_at, new.held_by, new.assigned_to, new.snoozed_until))
        execute function tell_staff();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger case_told on conversations;
      drop trigger note_told on staff_notes;
      drop trigger flag_told on flags;
      drop trigger reply_told on outbound_texts;
      drop trigger text_told on inbound_texts;
      drop function tell_staff;
      drop table staff_presence, staff_drafts;
      alter table staff_reveals drop for_case;
      alter table conversations drop snoozed_until, drop snoozed_at`);
  }
}
