import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePostRevisions1763700001210 implements MigrationInterface {
  name = 'CreatePostRevisions1763700001210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post_revisions (
        id integer GENERATED ALWAYS AS IDENTITY,
        post_id integer NOT NULL,
        version integer NOT NULL,
        title text NOT NULL,
        content text NOT NULL,
        author_id integer NOT NULL,
        byline text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT post_revisions_pk PRIMARY KEY (id),
        CONSTRAINT post_revisions_version_unique UNIQUE (post_id, version),
        CONSTRAINT post_revisions_post_fk FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
        CONSTRAINT post_revisions_author_fk FOREIGN KEY (author_id) REFERENCES staff_accounts (id)
      )`);
    await runner.query(`
      INSERT INTO post_revisions (post_id, version, title, content, author_id, byline, created_at)
      SELECT id, version, title, content, author_id, byline, updated_at FROM posts`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE post_revisions');
  }
}
