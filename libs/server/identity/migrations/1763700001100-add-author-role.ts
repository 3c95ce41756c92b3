import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAuthorRole1763700001100 implements MigrationInterface {
  name = 'AddAuthorRole1763700001100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff_accounts DROP CONSTRAINT staff_accounts_role_known,
        ADD CONSTRAINT staff_accounts_role_known CHECK (role IN ('author', 'editor', 'admin'))`);
  }

  /** Authors become disabled editors: without the role they would be able to edit every post. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE staff_accounts SET role = 'editor', disabled_at = coalesce(disabled_at, now()),
        session_epoch = session_epoch + 1 WHERE role = 'author'`);
    await runner.query(`
      ALTER TABLE staff_accounts DROP CONSTRAINT staff_accounts_role_known,
        ADD CONSTRAINT staff_accounts_role_known CHECK (role IN ('editor', 'admin'))`);
  }
}
