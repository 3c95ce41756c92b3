import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCatalogue1763700000500 implements MigrationInterface {
  name = 'CreateCatalogue1763700000500';

  async up(runner: QueryRunner): Promise<void> {
    // Single row: version of the catalog and lease of the process that fetches the next one.
    await runner.query(`
      CREATE TABLE catalogue_state (
        id integer NOT NULL,
        version bigint NOT NULL,
        fetched_at timestamptz(3),
        claimed_until timestamptz(3),
        CONSTRAINT catalogue_state_pk PRIMARY KEY (id),
        CONSTRAINT catalogue_state_single CHECK (id = 1)
      )`);
    await runner.query('INSERT INTO catalogue_state (id, version) VALUES (1, 0)');
    // `product` is the serialized API response, so that any change can be detected.
    await runner.query(`
      CREATE TABLE catalogue_products (
        id text NOT NULL,
        position integer NOT NULL,
        product text NOT NULL,
        CONSTRAINT catalogue_products_pk PRIMARY KEY (id)
      )`);
    // Rows are never deleted: orders show images of products that are no longer sold.
    await runner.query(`
      CREATE TABLE product_pictures (
        key text NOT NULL,
        src text NOT NULL,
        CONSTRAINT product_pictures_pk PRIMARY KEY (key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_pictures');
    await runner.query('DROP TABLE catalogue_products');
    await runner.query('DROP TABLE catalogue_state');
  }
}
