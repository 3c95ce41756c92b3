import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPostTags1763700001270 implements MigrationInterface {
  name = 'AddPostTags1763700001270';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE posts ADD COLUMN tags text[] NOT NULL DEFAULT '{}'");
    await runner.query('CREATE INDEX posts_tags ON posts USING gin (tags)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX posts_tags');
    await runner.query('ALTER TABLE posts DROP COLUMN tags');
  }
}
