import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDisputes1763700002210 implements MigrationInterface {
  name = 'AddDisputes1763700002210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN disputed_at timestamptz, ADD COLUMN dispute_due_at timestamptz`);
    await runner.query(
      'CREATE INDEX payments_disputed ON payments (kind, payable_id) WHERE disputed_at IS NOT NULL',
    );
    // Disputes that are known already are looked up at the provider.
    await runner.query(`
      UPDATE payments SET next_check_at = now()
      WHERE id IN (SELECT payment_id FROM payment_events WHERE type = 'charge.dispute.created')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payments_disputed');
    await runner.query('ALTER TABLE payments DROP COLUMN dispute_due_at, DROP COLUMN disputed_at');
  }
}
