import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmStaffEmails1763700002343 implements MigrationInterface {
  name = 'ConfirmStaffEmails1763700002343';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff_links
        ADD COLUMN email text,
        ADD COLUMN earlier_email text,
        DROP CONSTRAINT staff_links_purpose_known,
        ADD CONSTRAINT staff_links_purpose_known
          CHECK (purpose IN ('invitation', 'password-reset', 'email-change')),
        ADD CONSTRAINT staff_links_email_of_change CHECK ((email IS NOT NULL) = (purpose = 'email-change'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM staff_links WHERE purpose = 'email-change'");
    await runner.query(`
      ALTER TABLE staff_links
        DROP COLUMN email,
        DROP COLUMN earlier_email,
        DROP CONSTRAINT staff_links_purpose_known,
        ADD CONSTRAINT staff_links_purpose_known CHECK (purpose IN ('invitation', 'password-reset'))`);
  }
}
