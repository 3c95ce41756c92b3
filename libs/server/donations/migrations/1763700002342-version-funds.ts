import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionFunds1763700002342 implements MigrationInterface {
  name = 'VersionFunds1763700002342';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE funds ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE funds DROP COLUMN version');
  }
}
