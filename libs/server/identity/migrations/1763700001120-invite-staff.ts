import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InviteStaff1763700001120 implements MigrationInterface {
  name = 'InviteStaff1763700001120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff_accounts ADD COLUMN email text, ALTER COLUMN password_hash DROP NOT NULL`);
    await runner.query('CREATE UNIQUE INDEX staff_accounts_email_unique ON staff_accounts (lower(email))');
    await runner.query("ALTER TABLE staff_sessions ADD COLUMN device text NOT NULL DEFAULT ''");
    await runner.query(`
      CREATE TABLE staff_links (
        id integer GENERATED ALWAYS AS IDENTITY,
        purpose text NOT NULL,
        account_id integer NOT NULL,
        salt text NOT NULL,
        token_hash text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3),
        CONSTRAINT staff_links_pk PRIMARY KEY (id),
        CONSTRAINT staff_links_token_hash_unique UNIQUE (token_hash),
        CONSTRAINT staff_links_purpose_known CHECK (purpose IN ('invitation', 'password-reset')),
        CONSTRAINT staff_links_account_fk FOREIGN KEY (account_id)
          REFERENCES staff_accounts (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX staff_links_account ON staff_links (account_id, purpose)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_links');
    await runner.query('ALTER TABLE staff_sessions DROP COLUMN device');
    await runner.query('DROP INDEX staff_accounts_email_unique');
    await runner.query('DELETE FROM staff_accounts WHERE password_hash IS NULL');
    await runner.query(`
      ALTER TABLE staff_accounts DROP COLUMN email, ALTER COLUMN password_hash SET NOT NULL`);
  }
}
