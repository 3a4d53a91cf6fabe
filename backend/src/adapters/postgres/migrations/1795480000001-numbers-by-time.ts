import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns whose numbers one database gave out, one after the other. */
const NUMBERED = { inbound_texts: 'seq', outbound_texts: 'seq', consents: 'id' };
/** Microseconds: greater than each number that was given before, whatever database gives it. */
const BY_TIME = '(extract(epoch from clock_timestamp()) * 1000000)::bigint';

/** Texts and consents are numbered by time, so that no database has to be asked for the next number. The release before names no number and goes on. */
export class NumbersByTime1795480000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      Object.entries(NUMBERED)
        .map(([table, column]) => `alter table ${table} alter ${column} drop identity, alter ${column} set default ${BY_TIME};`)
        .join(''),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(NUMBERED))
      await runner.query(`
        alter table ${table} alter ${column} drop default;
        alter table ${table} alter ${column} add generated always as identity;
        select setval(pg_get_serial_sequence('${table}', '${column}'), (select coalesce(max(${column}), 0) + 1 from ${table}));`);
  }
}
