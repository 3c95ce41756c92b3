import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NumberMails1763700000810 implements MigrationInterface {
  name = 'NumberMails1763700000810';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails ADD COLUMN serial integer NOT NULL DEFAULT 0,
        DROP CONSTRAINT mails_kind_subject_unique,
        ADD CONSTRAINT mails_kind_subject_serial_unique UNIQUE (kind, subject_id, serial)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM mails WHERE serial > 0');
    await runner.query(`
      ALTER TABLE mails DROP CONSTRAINT mails_kind_subject_serial_unique,
        DROP COLUMN serial,
        ADD CONSTRAINT mails_kind_subject_unique UNIQUE (kind, subject_id)`);
  }
}
