import { Injectable } from '@nestjs/common';
import type { Product } from '@paniscus/domain/products';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { CatalogProduct } from './product.view.ts';

/** The last known catalog; `fetchedAt` is null until the first successful fetch. */
export type Catalog = { fetchedAt: Date | null; products: readonly Product[] };

type State = { version: string; fetchedAt: Date | null; isClaimed: boolean };
type Row = { id: string; product: string };

@Injectable()
export class CatalogStore {
  private cached: { version: string; products: readonly Product[] } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Returns the stored catalog; products are parsed again only when the stored version has changed. */
  async readCatalog(): Promise<Catalog> {
    const { version, fetchedAt } = await this.readState(new Date(0));
    if (this.cached?.version !== version) this.cached = { version, products: await this.readProducts() };
    return { fetchedAt, products: this.cached.products };
  }

  /**
   * Acquires the fetch lease until the given time; false when another process holds it or has already replaced that
   * catalog.
   */
  async claim(replacedAt: Date | null, now: Date, until: Date): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE catalogue_state SET claimed_until = $3
       WHERE (claimed_until IS NULL OR claimed_until <= $2) AND fetched_at IS NOT DISTINCT FROM $1`,
      [replacedAt, now, until],
    );
    return count === 1;
  }

  async release(until: Date): Promise<void> {
    await this.dataSource.query('UPDATE catalogue_state SET claimed_until = NULL WHERE claimed_until = $1', [
      until,
    ]);
  }

  async isClaimed(now: Date): Promise<boolean> {
    return (await this.readState(now)).isClaimed;
  }

  /** Replaces the complete catalog; returns whether anything changed. */
  replace(catalogProducts: readonly CatalogProduct[], fetchedAt: Date): Promise<boolean> {
    return this.withLock(async (manager) => {
      const before = await readRows(manager);
      const after = catalogProducts.map(({ product }) => ({
        id: product.id,
        product: JSON.stringify(product),
      }));
      const isChanged = JSON.stringify(before) !== JSON.stringify(after);
      if (isChanged) {
        await manager.query('DELETE FROM catalogue_products');
        await manager.query(
          `INSERT INTO catalogue_products (id, product, position)
           SELECT * FROM unnest($1::text[], $2::text[]) WITH ORDINALITY`,
          [after.map(({ id }) => id), after.map(({ product }) => product)],
        );
        await savePictures(manager, catalogProducts);
      }
      await bumpVersion(manager, isChanged);
      await manager.query('UPDATE catalogue_state SET fetched_at = $1', [fetchedAt]);
      return isChanged;
    });
  }

  put(catalogProduct: CatalogProduct): Promise<boolean> {
    return this.withLock(async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        'UPDATE catalogue_products SET product = $2 WHERE id = $1 AND product <> $2',
        [catalogProduct.product.id, JSON.stringify(catalogProduct.product)],
      );
      if (count > 0) await savePictures(manager, [catalogProduct]);
      await bumpVersion(manager, count > 0);
      return count > 0;
    });
  }

  remove(id: string): Promise<boolean> {
    return this.withLock(async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        'DELETE FROM catalogue_products WHERE id = $1',
        [id],
      );
      await bumpVersion(manager, count > 0);
      return count > 0;
    });
  }

  /** Printify's URL of an image; undefined for a key that was never in the catalog. */
  async findPictureSource(key: string): Promise<string | undefined> {
    const [picture] = await this.dataSource.query<{ src: string }[]>(
      'SELECT src FROM product_pictures WHERE key = $1',
      [key],
    );
    return picture?.src;
  }

  private withLock<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT id FROM catalogue_state FOR UPDATE');
      return work(manager);
    });
  }

  private async readState(now: Date): Promise<State> {
    const [state] = await this.dataSource.query<State[]>(
      `SELECT version, fetched_at AS "fetchedAt", coalesce(claimed_until > $1, false) AS "isClaimed"
       FROM catalogue_state`,
      [now],
    );
    return state ?? { version: '', fetchedAt: null, isClaimed: false };
  }

  private async readProducts(): Promise<Product[]> {
    const rows = await readRows(this.dataSource.manager);
    return rows.map(({ product }) => JSON.parse(product) as Product);
  }
}

function readRows(manager: EntityManager): Promise<Row[]> {
  return manager.query<Row[]>('SELECT id, product FROM catalogue_products ORDER BY position');
}

async function bumpVersion(manager: EntityManager, isChanged: boolean): Promise<void> {
  if (isChanged) await manager.query('UPDATE catalogue_state SET version = version + 1');
}

async function savePictures(
  manager: EntityManager,
  catalogProducts: readonly CatalogProduct[],
): Promise<void> {
  const pictures = catalogProducts.flatMap(({ pictures: [...entries] }) => entries);
  await manager.query(
    `INSERT INTO product_pictures (key, src) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT ON CONSTRAINT product_pictures_pk DO NOTHING`,
    [pictures.map(([key]) => key), pictures.map(([, src]) => src)],
  );
}
