import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTaxTransactions1763700000510 implements MigrationInterface {
  name = 'CreateTaxTransactions1763700000510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tax_transactions (
        reference text NOT NULL,
        transaction_id text NOT NULL,
        recorded_at timestamptz NOT NULL,
        CONSTRAINT tax_transactions_pk PRIMARY KEY (reference)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tax_transactions');
  }
}
