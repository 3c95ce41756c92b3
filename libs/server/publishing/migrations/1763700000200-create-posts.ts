import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePosts1763700000200 implements MigrationInterface {
  name = 'CreatePosts1763700000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE posts (
        id integer GENERATED ALWAYS AS IDENTITY,
        title text NOT NULL,
        content text NOT NULL,
        preview text NOT NULL,
        author_id integer NOT NULL,
        byline text NOT NULL,
        status text NOT NULL,
        publish_at timestamptz(3),
        listed_at timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        CONSTRAINT posts_pk PRIMARY KEY (id),
        CONSTRAINT posts_author_fk FOREIGN KEY (author_id) REFERENCES staff_accounts (id),
        CONSTRAINT posts_status_known CHECK (status IN ('draft', 'scheduled', 'published', 'trashed')),
        CONSTRAINT posts_scheduled_has_time CHECK ((status = 'scheduled') = (publish_at IS NOT NULL)),
        CONSTRAINT posts_title_length CHECK (char_length(title) BETWEEN 1 AND 200),
        CONSTRAINT posts_content_length CHECK (char_length(content) BETWEEN 1 AND 100000)
      )`);
    await runner.query('CREATE INDEX posts_listed ON posts (listed_at DESC, id DESC)');
    await runner.query(`CREATE INDEX posts_due ON posts (publish_at) WHERE status = 'scheduled'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE posts');
  }
}
