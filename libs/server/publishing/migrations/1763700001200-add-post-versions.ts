import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPostVersions1763700001200 implements MigrationInterface {
  name = 'AddPostVersions1763700001200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE posts
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN creation_key text,
        ADD COLUMN creation_hash text,
        ADD CONSTRAINT posts_creation_key_unique UNIQUE (author_id, creation_key),
        ADD CONSTRAINT posts_creation_hashed CHECK ((creation_key IS NULL) = (creation_hash IS NULL))`);
    await runner.query('CREATE INDEX posts_listed_by_status ON posts (status, listed_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX posts_listed_by_status');
    await runner.query(`
      ALTER TABLE posts
        DROP CONSTRAINT posts_creation_hashed,
        DROP CONSTRAINT posts_creation_key_unique,
        DROP COLUMN creation_hash,
        DROP COLUMN creation_key,
        DROP COLUMN version`);
  }
}
