import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepRefunds1763700000800 implements MigrationInterface {
  name = 'KeepRefunds1763700000800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN refunded_cents integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT payments_refund_within_amount CHECK (refunded_cents BETWEEN 0 AND amount_cents)`);
    await runner.query("UPDATE payments SET refunded_cents = amount_cents WHERE state = 'refunded'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN refunded_cents');
  }
}
