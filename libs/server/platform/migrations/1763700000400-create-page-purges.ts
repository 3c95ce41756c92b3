import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePagePurges1763700000400 implements MigrationInterface {
  name = 'CreatePagePurges1763700000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_purges (
        tag text NOT NULL,
        version bigint NOT NULL,
        CONSTRAINT page_purges_pk PRIMARY KEY (tag)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_purges');
  }
}
