import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMailRequestKeys1763700002221 implements MigrationInterface {
  name = 'AddMailRequestKeys1763700002221';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD COLUMN request_key text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN request_key');
  }
}
