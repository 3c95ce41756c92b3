import { Injectable } from '@nestjs/common';
import type { Product } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { CataloguedProduct } from './product.view.ts';

/** The catalogue as it was last known; `fetchedAt` is null until it was known for the first time. */
export type Catalogue = { fetchedAt: Date | null; products: readonly Product[] };

type State = { version: string; fetchedAt: Date | null; isClaimed: boolean };
type Row = { id: string; product: string };

/** Keeps the last good catalogue in the database. */
@Injectable()
export class CatalogueStore {
  private read: { version: string; products: readonly Product[] } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** What is stored; the products are read anew only when somebody has changed them. */
  async catalogue(): Promise<Catalogue> {
    const { version, fetchedAt } = await this.state(new Date(0));
    if (this.read?.version !== version) this.read = { version, products: await this.products() };
    return { fetchedAt, products: this.read.products };
  }

  /**
   * Whether this process is the one that may fetch now; nobody else may until then, or until it lets go. It may not
   * when somebody has fetched since the catalogue that is to be replaced.
   */
  async claim(replaced: Date | null, now: Date, until: Date): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE catalogue_state SET claimed_until = $3
       WHERE (claimed_until IS NULL OR claimed_until <= $2) AND fetched_at IS NOT DISTINCT FROM $1`,
      [replaced, now, until],
    );
    return count === 1;
  }

  async release(until: Date): Promise<void> {
    await this.dataSource.query('UPDATE catalogue_state SET claimed_until = NULL WHERE claimed_until = $1', [
      until,
    ]);
  }

  async isClaimed(now: Date): Promise<boolean> {
    return (await this.state(now)).isClaimed;
  }

  /** Takes a whole catalogue; answers whether anything in it is new. */
  replace(catalogued: readonly CataloguedProduct[], fetchedAt: Date): Promise<boolean> {
    return this.inTurn(async (manager) => {
      const before = await listRows(manager);
      const after = catalogued.map(({ product }) => ({ id: product.id, product: JSON.stringify(product) }));
      const isChanged = JSON.stringify(before) !== JSON.stringify(after);
      if (isChanged) {
        await manager.query('DELETE FROM catalogue_products');
        await manager.query(
          `INSERT INTO catalogue_products (id, product, position)
           SELECT * FROM unnest($1::text[], $2::text[]) WITH ORDINALITY`,
          [after.map(({ id }) => id), after.map(({ product }) => product)],
        );
        await savePictures(manager, catalogued);
      }
      await noteChange(manager, isChanged);
      await manager.query('UPDATE catalogue_state SET fetched_at = $1', [fetchedAt]);
      return isChanged;
    });
  }

  /** Takes one product that is in the catalogue; answers whether anything in it is new. */
  put(catalogued: CataloguedProduct): Promise<boolean> {
    return this.inTurn(async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        'UPDATE catalogue_products SET product = $2 WHERE id = $1 AND product <> $2',
        [catalogued.product.id, JSON.stringify(catalogued.product)],
      );
      if (count > 0) await savePictures(manager, [catalogued]);
      await noteChange(manager, count > 0);
      return count > 0;
    });
  }

  remove(id: string): Promise<boolean> {
    return this.inTurn(async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        'DELETE FROM catalogue_products WHERE id = $1',
        [id],
      );
      await noteChange(manager, count > 0);
      return count > 0;
    });
  }

  /** Where the print shop has a picture; undefined for one that was never in the catalogue. */
  async pictureSource(key: string): Promise<string | undefined> {
    const [picture] = await this.dataSource.query<{ src: string }[]>(
      'SELECT src FROM product_pictures WHERE key = $1',
      [key],
    );
    return picture?.src;
  }

  /** Those who change the catalogue at the same moment wait for each other. */
  private inTurn<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT id FROM catalogue_state FOR UPDATE');
      return work(manager);
    });
  }

  private async state(now: Date): Promise<State> {
    const [state] = await this.dataSource.query<State[]>(
      `SELECT version, fetched_at AS "fetchedAt", coalesce(claimed_until > $1, false) AS "isClaimed"
       FROM catalogue_state`,
      [now],
    );
    return state ?? { version: '', fetchedAt: null, isClaimed: false };
  }

  private async products(): Promise<Product[]> {
    const rows = await listRows(this.dataSource.manager);
    return rows.map(({ product }) => JSON.parse(product) as Product);
  }
}

function listRows(manager: EntityManager): Promise<Row[]> {
  return manager.query<Row[]>('SELECT id, product FROM catalogue_products ORDER BY position');
}

async function noteChange(manager: EntityManager, isChanged: boolean): Promise<void> {
  if (isChanged) await manager.query('UPDATE catalogue_state SET version = version + 1');
}

async function savePictures(manager: EntityManager, catalogued: readonly CataloguedProduct[]): Promise<void> {
  const pictures = catalogued.flatMap(({ pictures: [...entries] }) => entries);
  await manager.query(
    `INSERT INTO product_pictures (key, src) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT ON CONSTRAINT product_pictures_pk DO NOTHING`,
    [pictures.map(([key]) => key), pictures.map(([, src]) => src)],
  );
}
