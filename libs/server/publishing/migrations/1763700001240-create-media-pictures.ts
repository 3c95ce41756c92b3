import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMediaPictures1763700001240 implements MigrationInterface {
  name = 'CreateMediaPictures1763700001240';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media_pictures (
        id integer GENERATED ALWAYS AS IDENTITY,
        key text NOT NULL,
        digest text NOT NULL,
        name text NOT NULL,
        alt text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        author_id integer NOT NULL,
        byline text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT media_pictures_pk PRIMARY KEY (id),
        CONSTRAINT media_pictures_key_unique UNIQUE (key),
        CONSTRAINT media_pictures_digest_unique UNIQUE (digest),
        CONSTRAINT media_pictures_author_fk FOREIGN KEY (author_id) REFERENCES staff_accounts (id)
      )`);
    await runner.query(`
      CREATE TABLE post_pictures (
        post_id integer NOT NULL,
        picture_id integer NOT NULL,
        CONSTRAINT post_pictures_pk PRIMARY KEY (post_id, picture_id),
        CONSTRAINT post_pictures_post_fk FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
        CONSTRAINT post_pictures_picture_fk FOREIGN KEY (picture_id) REFERENCES media_pictures (id)
      )`);
    await runner.query('CREATE INDEX post_pictures_picture ON post_pictures (picture_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE post_pictures');
    await runner.query('DROP TABLE media_pictures');
  }
}
