import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPostDetails1763700001260 implements MigrationInterface {
  name = 'AddPostDetails1763700001260';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE posts
        ADD COLUMN excerpt text NOT NULL DEFAULT '',
        ADD COLUMN derived_excerpt text NOT NULL DEFAULT '',
        ADD COLUMN picture_url text,
        ADD COLUMN picture_alt text,
        ADD COLUMN details_version integer NOT NULL DEFAULT 1`);
    // Until the text of a post changes, its excerpt is the preview, ended at a whole word.
    await runner.query(String.raw`
      UPDATE posts SET derived_excerpt = CASE
        WHEN length(preview) < 103 THEN left(preview, -3)
        ELSE regexp_replace(left(preview, -3), '\s+\S*$', '') || '…'
      END`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE posts
        DROP COLUMN excerpt,
        DROP COLUMN derived_excerpt,
        DROP COLUMN picture_url,
        DROP COLUMN picture_alt,
        DROP COLUMN details_version`);
  }
}
