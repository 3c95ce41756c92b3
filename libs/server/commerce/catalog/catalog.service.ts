import { Inject, Injectable } from '@nestjs/common';
import type { Product } from '@paniscus/domain/products';
import { PrintifyService } from '@paniscus/server/integrations';
import {
  Clock,
  ProblemException,
  notFound,
  unavailable,
  SETTINGS,
  CacheInvalidationService,
} from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { CatalogRefresher } from './catalog-refresher.ts';
import { CatalogStore } from './catalog.store.ts';
import type { Catalog } from './catalog.store.ts';
import { toCatalogProduct } from './product.view.ts';

const FRESH_MS = 30_000;

/** Result of the last check of a product; `order` is its place among all checks. */
type Checked = { at: number; order: number; product: Product | undefined };

@Injectable()
export class CatalogService {
  private readonly checked = new Map<string, Checked>();
  private lastOrder = 0;
  private readonly pending = new Map<string, Promise<Product | undefined>>();

  constructor(
    private readonly store: CatalogStore,
    private readonly refresher: CatalogRefresher,
    private readonly printify: PrintifyService,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Throws a 503 problem only when Printify is unavailable and nothing is stored yet. */
  async list(): Promise<readonly Product[]> {
    return (await this.loadCatalog()).products;
  }

  /** The last known products without waiting for Printify; empty before the first fetch. */
  async listStored(): Promise<readonly Product[]> {
    const { fetchedAt, products } = await this.store.readCatalog();
    this.refresher.refreshIfStale(fetchedAt);
    return products;
  }

  async find(id: string): Promise<Product> {
    const product = (await this.list()).find((candidate) => candidate.id === id);
    if (product === undefined) throw notFound('Product not found.');
    return product;
  }

  /**
   * Products by id, refreshed unless just checked; the last known data while Printify is unavailable. Omits products
   * that are not, or no longer, in the store. With `isForced`, even products that were just checked are refreshed.
   */
  async refreshProducts(ids: readonly string[], { isForced = false } = {}): Promise<Map<string, Product>> {
    const begin = this.lastOrder;
    const { fetchedAt, products } = await this.loadCatalog();
    const requested = products.filter(({ id }) => ids.includes(id));
    const found = await Promise.all(
      requested.map((product) =>
        !isForced && this.isFresh(product.id, fetchedAt)
          ? this.findNewer(product, begin)
          : this.checkOnce(product),
      ),
    );
    return new Map(found.flatMap((product) => (product === undefined ? [] : [[product.id, product]])));
  }

  private async loadCatalog(): Promise<Catalog> {
    const stored = await this.store.readCatalog();
    if (stored.fetchedAt !== null) {
      this.refresher.refreshIfStale(stored.fetchedAt);
      return stored;
    }
    await this.refresher.refresh(null);
    const fetched = await this.store.readCatalog();
    if (fetched.fetchedAt === null)
      throw unavailable('The store is temporarily unavailable. Please try again.');
    return fetched;
  }

  private isFresh(id: string, fetchedAt: Date | null): boolean {
    const checkedAt = Math.max(this.checked.get(id)?.at ?? 0, fetchedAt?.getTime() ?? 0);
    return this.clock.now().getTime() - checkedAt < FRESH_MS;
  }

  /** The product as it was checked after `begin`, while the catalog was read, which may have its earlier price. */
  private findNewer(product: Product, begin: number): Product | undefined {
    const checked = this.checked.get(product.id);
    return checked !== undefined && checked.order > begin ? checked.product : product;
  }

  private checkOnce(product: Product): Promise<Product | undefined> {
    const { id } = product;
    const pending = this.pending.get(id) ?? this.check(product).finally(() => this.pending.delete(id));
    this.pending.set(id, pending);
    return pending;
  }

  private async check(product: Product): Promise<Product | undefined> {
    const response = await this.printify.findProduct(product.id).catch((error: unknown) => {
      if (error instanceof ProblemException) return 'unavailable' as const;
      throw error;
    });
    if (response === 'unavailable') return product;
    const { origin } = new URL(this.settings.printify.apiBase);
    const catalogProduct = response && toCatalogProduct(response, origin);
    const isChanged =
      catalogProduct === undefined
        ? await this.store.remove(product.id)
        : await this.store.put(catalogProduct);
    if (isChanged) await this.cacheInvalidation.invalidate('products');
    this.lastOrder += 1;
    this.checked.set(product.id, {
      at: this.clock.now().getTime(),
      order: this.lastOrder,
      product: catalogProduct?.product,
    });
    return catalogProduct?.product;
  }
}
