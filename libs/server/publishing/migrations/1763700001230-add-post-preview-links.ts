import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPostPreviewLinks1763700001230 implements MigrationInterface {
  name = 'AddPostPreviewLinks1763700001230';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE posts
        ADD COLUMN preview_token text,
        ADD CONSTRAINT posts_preview_token_unique UNIQUE (preview_token)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE posts
        DROP CONSTRAINT posts_preview_token_unique,
        DROP COLUMN preview_token`);
  }
}
