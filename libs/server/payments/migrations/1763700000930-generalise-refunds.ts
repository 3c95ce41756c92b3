import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Extends refunds to donations: a refund refers to its payable by kind and id, as payments do. */
export class GeneraliseRefunds1763700000930 implements MigrationInterface {
  name = 'GeneraliseRefunds1763700000930';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds ADD COLUMN kind text, ADD COLUMN payable_id integer');
    await runner.query("UPDATE refunds SET kind = 'order', payable_id = order_id");
    await runner.query(`
      ALTER TABLE refunds
        ALTER COLUMN kind SET NOT NULL,
        ALTER COLUMN payable_id SET NOT NULL,
        DROP COLUMN order_id,
        ADD CONSTRAINT refunds_key_unique UNIQUE (kind, payable_id, refund_key)`);
  }

  /** Drops refunds of donations, which the older table cannot hold; the refunded totals stay in `payments`. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM refunds WHERE kind <> 'order'");
    await runner.query('ALTER TABLE refunds ADD COLUMN order_id integer');
    await runner.query('UPDATE refunds SET order_id = payable_id');
    await runner.query(`
      ALTER TABLE refunds
        ALTER COLUMN order_id SET NOT NULL,
        DROP COLUMN kind,
        DROP COLUMN payable_id,
        ADD CONSTRAINT refunds_order_fk FOREIGN KEY (order_id) REFERENCES orders (id),
        ADD CONSTRAINT refunds_key_unique UNIQUE (order_id, refund_key)`);
  }
}
