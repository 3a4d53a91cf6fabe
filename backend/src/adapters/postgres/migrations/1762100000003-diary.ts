import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a user ate, did, wants and told us. */
export class Diary1762100000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table entries (
        id text primary key,
        user_id uuid not null references users on delete cascade,
        number integer not null check (number > 0),
        kind text not null check (kind in ('meal', 'workout')),
        at timestamptz not null,
        local_date date not null,
        local_time clock_time not null,
        meal text check (meal in ('breakfast', 'lunch', 'dinner', 'snack', 'other')),
        items jsonb,
        copy_of text,
        health_rating smallint check (health_rating between 1 and 10),
        health_comment text,
        calories figure, protein figure, carbs figure, fat figure, healthy_fat figure, unhealthy_fat figure,
        sugar figure, natural_sugar figure, added_sugar figure,
        activity text,
        minutes figure,
        burned figure,
        distance text,
        assumed boolean,
        counted_on date,
        inbound_id uuid references inbound_texts on delete set null,
        created_at timestamptz not null,
        deleted_at timestamptz,
        unique (user_id, number),
        check (kind <> 'meal' or (meal is not null and items is not null)),
        check (kind <> 'workout' or (activity is not null and burned is not null))
      );
      create index entries_by_day on entries (user_id, local_date, at) where deleted_at is null;
      create index entries_counted on entries (user_id, counted_on) where deleted_at is null and counted_on is not null;
      create index entries_deleted on entries (deleted_at) where deleted_at is not null;

      create table changes (
        user_id uuid not null references users on delete cascade,
        id text not null,
        at timestamptz not null,
        events jsonb not null,
        undone_at timestamptz,
        primary key (user_id, id)
      );
      create index on changes (user_id, at desc);

      create table goals (
        user_id uuid primary key references users on delete cascade,
        calories figure, protein figure, carbs figure, fat figure, sugar figure,
        updated_at timestamptz not null
      );

      create table saved_meals (
        user_id uuid not null references users on delete cascade,
        name text not null check (char_length(name) between 1 and 200),
        items jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, name)
      );

      create table memories (
        user_id uuid not null references users on delete cascade,
        words text not null,
        item jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, words)
      );

      create table water (
        id text primary key,
        user_id uuid not null references users on delete cascade,
        ml figure not null,
        local_date date not null,
        at timestamptz not null
      );
      create index on water (user_id, local_date);

      create table weights (
        id text primary key,
        user_id uuid not null references users on delete cascade,
        kg figure not null check (kg > 0),
        local_date date not null,
        at timestamptz not null
      );
      create index on weights (user_id, at desc);

      create table skipped_meals (
        user_id uuid not null references users on delete cascade,
        local_date date not null,
        meal text not null,
        primary key (user_id, local_date, meal)
      );

      create table notices (
        user_id uuid not null references users on delete cascade,
        local_date date not null,
        limit_name text not null check (limit_name in ('texts', 'meals', 'workouts')),
        primary key (user_id, local_date, limit_name)
      );

      create table daily_counters (
        user_id uuid not null references users on delete cascade,
        local_date date not null,
        texts integer not null default 0 check (texts >= 0),
        model_reads integer not null default 0 check (model_reads >= 0),
        primary key (user_id, local_date)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table daily_counters, notices, skipped_meals, weights, water, memories, saved_meals, goals, changes, entries');
  }
}
