import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPostSlugs1763700001400 implements MigrationInterface {
  name = 'AddPostSlugs1763700001400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE posts
        ADD COLUMN slug text NOT NULL DEFAULT '' CONSTRAINT posts_slug CHECK (slug ~ '^[a-z0-9-]{0,80}$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts DROP COLUMN slug');
  }
}
