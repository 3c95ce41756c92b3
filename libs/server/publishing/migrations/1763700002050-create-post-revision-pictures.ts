import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePostRevisionPictures1763700002050 implements MigrationInterface {
  name = 'CreatePostRevisionPictures1763700002050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post_revision_pictures (
        post_id integer NOT NULL,
        picture_id integer NOT NULL,
        CONSTRAINT post_revision_pictures_pk PRIMARY KEY (post_id, picture_id),
        CONSTRAINT post_revision_pictures_post_fk FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
        CONSTRAINT post_revision_pictures_picture_fk FOREIGN KEY (picture_id) REFERENCES media_pictures (id)
      )`);
    await runner.query('CREATE INDEX post_revision_pictures_picture ON post_revision_pictures (picture_id)');
    await runner.query(`
      INSERT INTO post_revision_pictures (post_id, picture_id)
      SELECT DISTINCT revision.post_id, picture.id
      FROM post_revisions revision
      CROSS JOIN LATERAL regexp_matches(revision.content, '/api/pictures/([0-9a-f]{32})-', 'g') AS url (keys)
      JOIN media_pictures picture ON picture.key = url.keys[1]`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE post_revision_pictures');
  }
}
