import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Texts of posts as search reads them, and the words in them. Rows of existing posts are added after the start, because
 * only the server can read Markdown.
 */
export class CreatePostTexts1763700002110 implements MigrationInterface {
  name = 'CreatePostTexts1763700002110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts ADD COLUMN is_indexed boolean NOT NULL DEFAULT false');
    await runner.query('CREATE INDEX posts_unindexed ON posts (id) WHERE NOT is_indexed');
    await runner.query(`
      CREATE TABLE post_texts (
        post_id integer NOT NULL,
        text text NOT NULL,
        title_words text NOT NULL,
        words text NOT NULL,
        title_index tsvector NOT NULL
          GENERATED ALWAYS AS (array_to_tsvector(string_to_array(title_words, ' '))) STORED,
        word_index tsvector NOT NULL GENERATED ALWAYS AS (array_to_tsvector(string_to_array(words, ' '))) STORED,
        CONSTRAINT post_texts_pk PRIMARY KEY (post_id),
        CONSTRAINT post_texts_post_fk FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
      )`);
    // Without `fastupdate`, no search reads a list of unsorted words.
    await runner.query(
      'CREATE INDEX post_texts_title ON post_texts USING gin (title_index) WITH (fastupdate = off)',
    );
    await runner.query(
      'CREATE INDEX post_texts_words ON post_texts USING gin (word_index) WITH (fastupdate = off)',
    );
    await runner.query(`
      CREATE FUNCTION list_typing_variants(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT ARRAY(SELECT left(word, at) || substr(word, at + 2) FROM generate_series(0, char_length(word)) AS at)
      $$`);
    await runner.query(`
      CREATE TABLE post_words (
        word text COLLATE "C" NOT NULL,
        variants text[] NOT NULL GENERATED ALWAYS AS (list_typing_variants(word)) STORED,
        CONSTRAINT post_words_pk PRIMARY KEY (word)
      )`);
    await runner.query(
      'CREATE INDEX post_words_variants ON post_words USING gin (variants) WITH (fastupdate = off)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE post_words');
    await runner.query('DROP FUNCTION list_typing_variants(text)');
    await runner.query('DROP TABLE post_texts');
    await runner.query('DROP INDEX posts_unindexed');
    await runner.query('ALTER TABLE posts DROP COLUMN is_indexed');
  }
}
