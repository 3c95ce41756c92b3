import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLimits1763700000100 implements MigrationInterface {
  name = 'CreateLimits1763700000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE limits (
        bucket text NOT NULL,
        key text NOT NULL,
        taken integer NOT NULL,
        ends_at timestamptz NOT NULL,
        CONSTRAINT limits_pk PRIMARY KEY (bucket, key),
        CONSTRAINT limits_taken_not_negative CHECK (taken >= 0)
      )`);
    await runner.query('CREATE INDEX limits_ends_at ON limits (ends_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE limits');
  }
}
