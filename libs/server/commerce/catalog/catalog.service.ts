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

const CURRENT_MS = 30_000;

@Injectable()
export class CatalogService {
  private readonly askedAt = new Map<string, number>();
  private readonly asking = new Map<string, Promise<Product | undefined>>();

  constructor(
    private readonly store: CatalogStore,
    private readonly refresher: CatalogRefresher,
    private readonly printify: PrintifyService,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Throws a 503 problem only when Printify is unavailable and nothing is stored yet. */
  async all(): Promise<readonly Product[]> {
    return (await this.known()).products;
  }

  async find(id: string): Promise<Product> {
    const product = (await this.all()).find((each) => each.id === id);
    if (product === undefined) throw notFound('Product not found.');
    return product;
  }

  /**
   * Products by id, refreshed unless just checked; the last known data while Printify is unavailable. Omits products
   * that are not, or no longer, in the store.
   */
  async current(ids: readonly string[]): Promise<Map<string, Product>> {
    const { fetchedAt, products } = await this.known();
    const wanted = products.filter(({ id }) => ids.includes(id));
    const found = await Promise.all(
      wanted.map((product) => (this.isCurrent(product.id, fetchedAt) ? product : this.askOnce(product))),
    );
    return new Map(found.flatMap((product) => (product === undefined ? [] : [[product.id, product]])));
  }

  private async known(): Promise<Catalog> {
    const known = await this.store.catalog();
    if (known.fetchedAt !== null) {
      this.refresher.refreshIfStale(known.fetchedAt);
      return known;
    }
    await this.refresher.refresh(null);
    const fetched = await this.store.catalog();
    if (fetched.fetchedAt === null)
      throw unavailable('The store is temporarily unavailable. Please try again.');
    return fetched;
  }

  private isCurrent(id: string, fetchedAt: Date | null): boolean {
    const askedAt = Math.max(this.askedAt.get(id) ?? 0, fetchedAt?.getTime() ?? 0);
    return this.clock.now().getTime() - askedAt < CURRENT_MS;
  }

  private askOnce(known: Product): Promise<Product | undefined> {
    const { id } = known;
    const asking = this.asking.get(id) ?? this.ask(known).finally(() => this.asking.delete(id));
    this.asking.set(id, asking);
    return asking;
  }

  private async ask(known: Product): Promise<Product | undefined> {
    const response = await this.printify.product(known.id).catch((error: unknown) => {
      if (error instanceof ProblemException) return 'away' as const;
      throw error;
    });
    if (response === 'away') return known;
    const { origin } = new URL(this.settings.printify.apiBase);
    const cataloged = response && toCatalogProduct(response, origin);
    const isChanged =
      cataloged === undefined ? await this.store.remove(known.id) : await this.store.put(cataloged);
    if (isChanged) await this.cacheInvalidation.invalidate('products');
    this.askedAt.set(known.id, this.clock.now().getTime());
    return cataloged?.product;
  }
}
