import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What search compares is called a term everywhere. Indexes and generated columns follow a renamed column. */
export class RenamePostWordsToTerms1763700002331 implements MigrationInterface {
  name = 'RenamePostWordsToTerms1763700002331';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE post_texts RENAME COLUMN title_words TO title_terms');
    await runner.query('ALTER TABLE post_texts RENAME COLUMN words TO terms');
    await runner.query('ALTER TABLE post_words RENAME TO post_terms');
    await runner.query('ALTER TABLE post_terms RENAME COLUMN word TO term');
    await runner.query('ALTER TABLE post_terms RENAME CONSTRAINT post_words_pk TO post_terms_pk');
    await runner.query('ALTER INDEX post_words_variants RENAME TO post_terms_variants');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER INDEX post_terms_variants RENAME TO post_words_variants');
    await runner.query('ALTER TABLE post_terms RENAME CONSTRAINT post_terms_pk TO post_words_pk');
    await runner.query('ALTER TABLE post_terms RENAME COLUMN term TO word');
    await runner.query('ALTER TABLE post_terms RENAME TO post_words');
    await runner.query('ALTER TABLE post_texts RENAME COLUMN terms TO words');
    await runner.query('ALTER TABLE post_texts RENAME COLUMN title_terms TO title_words');
  }
}
