import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails that the mail server has refused for good. */
export class RefuseMails1763700001900 implements MigrationInterface {
  name = 'RefuseMails1763700001900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails DROP CONSTRAINT mails_state_known,
        ADD CONSTRAINT mails_state_known CHECK (state IN ('waiting', 'sent', 'void', 'refused'))`);
    await runner.query("CREATE INDEX mails_refused ON mails (kind, subject_id) WHERE state = 'refused'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mails_refused');
    await runner.query("UPDATE mails SET state = 'void' WHERE state = 'refused'");
    await runner.query(`
      ALTER TABLE mails DROP CONSTRAINT mails_state_known,
        ADD CONSTRAINT mails_state_known CHECK (state IN ('waiting', 'sent', 'void'))`);
  }
}
