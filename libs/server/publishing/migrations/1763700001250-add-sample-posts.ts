import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSamplePosts1763700001250 implements MigrationInterface {
  name = 'AddSamplePosts1763700001250';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts ADD COLUMN is_sample boolean NOT NULL DEFAULT false');
    await runner.query('CREATE INDEX posts_samples ON posts (id) WHERE is_sample');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX posts_samples');
    await runner.query('ALTER TABLE posts DROP COLUMN is_sample');
  }
}
