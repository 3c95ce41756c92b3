import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Everything that a search looks for in one index, as numbers: blocks of posts with neighboring ids, the author, words,
 * their beginnings, the same of the title, and pairs of adjacent words. See decision 42.
 */
const LIST_TERMS = `
  CREATE FUNCTION list_post_terms(post_id integer, author_id integer, title_words text, words text)
  RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
    WITH listed AS (SELECT string_to_array(words, ' ') AS words),
    terms AS (
      SELECT DISTINCT '' AS field, word FROM listed, unnest(listed.words) AS word
      UNION ALL SELECT DISTINCT '^', word FROM unnest(string_to_array(title_words, ' ')) AS word)
    SELECT ARRAY(
      SELECT -((post_id >> bits) * 32 + bits) FROM unnest(ARRAY[8, 11, 14, 17, 20]) AS bits
      UNION ALL SELECT hashtext('@' || author_id)
      UNION ALL SELECT hashtext(field || word || ' ') FROM terms
      UNION ALL SELECT hashtext(field || left(word, length))
        FROM terms, generate_series(2, least(char_length(word), 16)) AS length
      UNION ALL SELECT hashtext(word || ' ' || next) & 1048575
        FROM listed, unnest(listed.words, listed.words[2:]) AS pair(word, next) WHERE next IS NOT NULL)
  $$`;

/** Replaces the indexes of words, which could not return the newest matches first. */
export class IndexPostTerms1763700002330 implements MigrationInterface {
  name = 'IndexPostTerms1763700002330';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE post_texts DROP COLUMN title_index, DROP COLUMN word_index, ADD COLUMN author_id integer`);
    await runner.query(
      'UPDATE post_texts SET author_id = posts.author_id FROM posts WHERE posts.id = post_texts.post_id',
    );
    await runner.query('ALTER TABLE post_texts ALTER COLUMN author_id SET NOT NULL');
    await runner.query(LIST_TERMS);
    // Without `fastupdate`, no search reads a list of unsorted terms.
    await runner.query(`
      CREATE INDEX post_texts_terms ON post_texts
      USING gin (list_post_terms(post_id, author_id, title_words, words)) WITH (fastupdate = off)`);
    // ANALYZE would list the terms of a sample of posts, and no plan needs them.
    await runner.query('ALTER INDEX post_texts_terms ALTER COLUMN 1 SET STATISTICS 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX post_texts_terms');
    await runner.query('DROP FUNCTION list_post_terms(integer, integer, text, text)');
    await runner.query(`
      ALTER TABLE post_texts
        DROP COLUMN author_id,
        ADD COLUMN title_index tsvector NOT NULL
          GENERATED ALWAYS AS (array_to_tsvector(string_to_array(title_words, ' '))) STORED,
        ADD COLUMN word_index tsvector NOT NULL
          GENERATED ALWAYS AS (array_to_tsvector(string_to_array(words, ' '))) STORED`);
    for (const field of ['title', 'word'])
      await runner.query(
        `CREATE INDEX post_texts_${field === 'word' ? 'words' : field} ON post_texts USING gin (${field}_index) WITH (fastupdate = off)`,
      );
  }
}
