import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDonationFrequencies1763700001330 implements MigrationInterface {
  name = 'AddDonationFrequencies1763700001330';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE monthly_gifts ADD COLUMN frequency text NOT NULL DEFAULT 'monthly',
        ADD CONSTRAINT monthly_gifts_frequency_known CHECK (frequency IN ('monthly', 'quarterly', 'yearly'))`);
    await runner.query("ALTER TABLE donations ADD COLUMN frequency text NOT NULL DEFAULT 'once'");
    await runner.query("UPDATE donations SET frequency = 'monthly' WHERE monthly_gift_id IS NOT NULL");
    await runner.query(`
      ALTER TABLE donations ADD CONSTRAINT donations_frequency_known
        CHECK (frequency IN ('once', 'monthly', 'quarterly', 'yearly'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE donations DROP COLUMN frequency');
    await runner.query('ALTER TABLE monthly_gifts DROP COLUMN frequency');
  }
}
