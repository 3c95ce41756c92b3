import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStaffSessions1763700000120 implements MigrationInterface {
  name = 'CreateStaffSessions1763700000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_sessions (
        id uuid NOT NULL,
        account_id integer NOT NULL,
        account_epoch integer NOT NULL,
        network_hash text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        last_used_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        ended_at timestamptz(3),
        CONSTRAINT staff_sessions_pk PRIMARY KEY (id),
        CONSTRAINT staff_sessions_account_fk FOREIGN KEY (account_id)
          REFERENCES staff_accounts (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX staff_sessions_account ON staff_sessions (account_id, network_hash)');
    await runner.query('CREATE INDEX staff_sessions_expires_at ON staff_sessions (expires_at)');
    await runner.query(`
      CREATE TABLE staff_refresh_tokens (
        token_hash text NOT NULL,
        session_id uuid NOT NULL,
        issued_at timestamptz(3) NOT NULL,
        spent_at timestamptz(3),
        CONSTRAINT staff_refresh_tokens_pk PRIMARY KEY (token_hash),
        CONSTRAINT staff_refresh_tokens_session_fk FOREIGN KEY (session_id)
          REFERENCES staff_sessions (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX staff_refresh_tokens_session ON staff_refresh_tokens (session_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_refresh_tokens');
    await runner.query('DROP TABLE staff_sessions');
  }
}
