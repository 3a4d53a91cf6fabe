import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When users want to hear from us, what is due next, and what became of each occasion. */
export class Reminders1762100000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reminder_settings (
        user_id uuid primary key references users on delete cascade,
        notifications boolean not null,
        remind_breakfast boolean not null,
        remind_lunch boolean not null,
        remind_dinner boolean not null,
        remind_snacks boolean not null,
        enable_summary boolean not null,
        breakfast_time clock_time not null,
        lunch_time clock_time not null,
        dinner_time clock_time not null,
        snack_time clock_time not null,
        summary_time clock_time not null,
        updated_at timestamptz not null
      );

      create table reminders (
        user_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('breakfast', 'lunch', 'dinner', 'snack', 'summary', 'weekly')),
        next_at timestamptz not null,
        local_date date not null,
        zone_data text not null,
        primary key (user_id, kind)
      );
      create index on reminders (next_at);

      create table reminder_log (
        user_id uuid not null references users on delete cascade,
        kind text not null,
        local_date date not null,
        result text not null check (result in ('sent', 'logged-already', 'opted-out', 'missed', 'backed-off', 'not-in-plan')),
        outbound_id uuid references outbound_texts on delete set null,
        at timestamptz not null,
        primary key (user_id, kind, local_date)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reminder_log, reminders, reminder_settings');
  }
}
