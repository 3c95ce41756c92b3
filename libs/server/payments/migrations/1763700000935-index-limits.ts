import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits over the whole site count payments by time. */
export class IndexLimits1763700000935 implements MigrationInterface {
  name = 'IndexLimits1763700000935';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX payments_created ON payments (created_at)');
    await runner.query(
      `CREATE INDEX payment_events_declined ON payment_events (received_at)
       WHERE type = 'payment_intent.payment_failed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payment_events_declined');
    await runner.query('DROP INDEX payments_created');
  }
}
