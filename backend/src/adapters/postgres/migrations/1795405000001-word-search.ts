import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds texts and notes by their words, without accents and in no particular language. */
export class WordSearch1795405000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function without_accents(words text) returns text language sql immutable strict parallel safe as $body$
        select translate(lower(words), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy''')
      $body$;
      create function words_of(body text) returns tsvector language sql immutable strict parallel safe as $body$
        select to_tsvector('pg_catalog.simple'::regconfig, public.without_accents(body))
      $body$;
      create index inbound_by_words on inbound_texts using gin (words_of(body));
      create index staff_notes_by_words on staff_notes using gin (words_of(body));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index staff_notes_by_words, inbound_by_words;
      drop function words_of, without_accents`);
  }
}
