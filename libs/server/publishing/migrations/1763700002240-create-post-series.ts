import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePostSeries1763700002240 implements MigrationInterface {
  name = 'CreatePostSeries1763700002240';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post_series (
        id integer GENERATED ALWAYS AS IDENTITY,
        slug text NOT NULL,
        name text NOT NULL,
        CONSTRAINT post_series_pk PRIMARY KEY (id),
        CONSTRAINT post_series_slug_unique UNIQUE (slug)
      )`);
    await runner.query(`
      ALTER TABLE posts
        ADD COLUMN series_id integer CONSTRAINT posts_series_fk REFERENCES post_series (id),
        ADD COLUMN series_position integer,
        ADD CONSTRAINT posts_series_has_position CHECK ((series_id IS NULL) = (series_position IS NULL))`);
    await runner.query(`
      CREATE INDEX posts_series ON posts (series_id, series_position, id) WHERE series_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX posts_series');
    await runner.query(`
      ALTER TABLE posts
        DROP CONSTRAINT posts_series_has_position,
        DROP COLUMN series_id,
        DROP COLUMN series_position`);
    await runner.query('DROP TABLE post_series');
  }
}
