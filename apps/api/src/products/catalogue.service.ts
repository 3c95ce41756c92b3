import { Inject, Injectable } from '@nestjs/common';
import type { Product } from '@paniscus/domain';
import { Clock } from '../common/clock.ts';
import { ProblemException, notFound, unavailable } from '../common/problem.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { PrintifyService } from '../printify/print-shop.service.ts';
import { PagePurge } from '../web/page-purge.service.ts';
import { CatalogueRefresher } from './catalogue-refresher.ts';
import { CatalogueStore } from './catalogue.store.ts';
import type { Catalogue } from './catalogue.store.ts';
import { toCatalogProduct } from './product.view.ts';

/** How long ago the print shop may have been asked about a product whose price money depends on. */
const CURRENT_MS = 30_000;

/** What the store sells, as last known. */
@Injectable()
export class CatalogueService {
  private readonly askedAt = new Map<string, number>();
  private readonly asking = new Map<string, Promise<Product | undefined>>();

  constructor(
    private readonly store: CatalogueStore,
    private readonly refresher: CatalogueRefresher,
    private readonly printify: PrintifyService,
    private readonly purge: PagePurge,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Throws a problem of status 503 only when the print shop is away and was never known. */
  async all(): Promise<readonly Product[]> {
    return (await this.known()).products;
  }

  /** Throws a problem of status 404 for what is not in the store. */
  async find(id: string): Promise<Product> {
    const product = (await this.all()).find((each) => each.id === id);
    if (product === undefined) throw notFound('There is no such product.');
    return product;
  }

  /**
   * These products by their ids, asked about moments ago; as last known while the print shop is away. What is not
   * in the store, or not any more, is left out.
   */
  async current(ids: readonly string[]): Promise<Map<string, Product>> {
    const { fetchedAt, products } = await this.known();
    const wanted = products.filter(({ id }) => ids.includes(id));
    const found = await Promise.all(
      wanted.map((product) => (this.isCurrent(product.id, fetchedAt) ? product : this.askOnce(product))),
    );
    return new Map(found.flatMap((product) => (product === undefined ? [] : [[product.id, product]])));
  }

  private async known(): Promise<Catalogue> {
    const known = await this.store.catalogue();
    if (known.fetchedAt !== null) {
      this.refresher.refreshIfStale(known.fetchedAt);
      return known;
    }
    await this.refresher.refresh(null);
    const fetched = await this.store.catalogue();
    if (fetched.fetchedAt === null) throw unavailable('The store is being set up. Please try again.');
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
    const answer = await this.printify.product(known.id).catch((error: unknown) => {
      if (error instanceof ProblemException) return 'away' as const;
      throw error;
    });
    if (answer === 'away') return known;
    const { origin } = new URL(this.settings.printify.apiBase);
    const catalogued = answer && toCatalogProduct(answer, origin);
    const isChanged =
      catalogued === undefined ? await this.store.remove(known.id) : await this.store.put(catalogued);
    if (isChanged) await this.purge.purge('products');
    this.askedAt.set(known.id, this.clock.now().getTime());
    return catalogued?.product;
  }
}
