import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAnonymousDonations1763700001310 implements MigrationInterface {
  name = 'AddAnonymousDonations1763700001310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE donations ADD COLUMN is_anonymous boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE monthly_gifts ADD COLUMN is_anonymous boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE monthly_gifts DROP COLUMN is_anonymous');
    await runner.query('ALTER TABLE donations DROP COLUMN is_anonymous');
  }
}
