import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTwoStep1763700001450 implements MigrationInterface {
  name = 'CreateTwoStep1763700001450';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_two_step (
        account_id integer NOT NULL,
        encrypted_secret text NOT NULL,
        last_step integer NOT NULL DEFAULT 0,
        started_at timestamptz(3) NOT NULL,
        confirmed_at timestamptz(3),
        CONSTRAINT staff_two_step_pk PRIMARY KEY (account_id),
        CONSTRAINT staff_two_step_account_fk FOREIGN KEY (account_id)
          REFERENCES staff_accounts (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE staff_recovery_codes (
        account_id integer NOT NULL,
        code_hash text NOT NULL,
        used_at timestamptz(3),
        CONSTRAINT staff_recovery_codes_pk PRIMARY KEY (account_id, code_hash),
        CONSTRAINT staff_recovery_codes_account_fk FOREIGN KEY (account_id)
          REFERENCES staff_accounts (id) ON DELETE CASCADE
      )`);
  }

  /** Accounts with two-step sign-in are disabled: without their codes, a stolen password would be enough. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE staff_accounts SET disabled_at = coalesce(disabled_at, now()), session_epoch = session_epoch + 1
      WHERE id IN (SELECT account_id FROM staff_two_step WHERE confirmed_at IS NOT NULL)`);
    await runner.query('DROP TABLE staff_recovery_codes');
    await runner.query('DROP TABLE staff_two_step');
  }
}
