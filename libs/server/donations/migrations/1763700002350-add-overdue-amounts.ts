import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOverdueAmounts1763700002350 implements MigrationInterface {
  name = 'AddOverdueAmounts1763700002350';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE monthly_gifts ADD COLUMN overdue_cents integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT monthly_gifts_overdue_not_negative CHECK (overdue_cents >= 0)`);
    // The usual amount, until the provider is asked next.
    await runner.query("UPDATE monthly_gifts SET overdue_cents = amount_cents WHERE state = 'past_due'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE monthly_gifts DROP COLUMN overdue_cents');
  }
}
