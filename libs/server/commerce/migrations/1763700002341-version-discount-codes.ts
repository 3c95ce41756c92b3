import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionDiscountCodes1763700002341 implements MigrationInterface {
  name = 'VersionDiscountCodes1763700002341';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE discount_codes ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE discount_codes DROP COLUMN version');
  }
}
