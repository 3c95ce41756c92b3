import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money is given back for donations as well: a refund names what it is for as a payment does. */
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

  /** There is no place for donations' refunds in the older table; what was given back is kept with the payment. */
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
