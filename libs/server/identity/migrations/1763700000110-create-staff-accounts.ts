import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStaffAccounts1763700000110 implements MigrationInterface {
  name = 'CreateStaffAccounts1763700000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_accounts (
        id integer GENERATED ALWAYS AS IDENTITY,
        username text NOT NULL,
        username_key text NOT NULL,
        byline text NOT NULL,
        role text NOT NULL,
        password_hash text NOT NULL,
        session_epoch integer NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL,
        disabled_at timestamptz(3),
        CONSTRAINT staff_accounts_pk PRIMARY KEY (id),
        CONSTRAINT staff_accounts_username_key_unique UNIQUE (username_key),
        CONSTRAINT staff_accounts_role_known CHECK (role IN ('editor', 'admin')),
        CONSTRAINT staff_accounts_username_length CHECK (char_length(username) BETWEEN 1 AND 150),
        CONSTRAINT staff_accounts_byline_length CHECK (char_length(byline) BETWEEN 1 AND 150)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_accounts');
  }
}
