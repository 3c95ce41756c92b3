import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { PrintifyService } from '@paniscus/server/integrations';
import { CacheInvalidationService, Clock, EventLog, Scheduler, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { CatalogStore } from './catalog.store.ts';
import { toCatalogProduct } from './product.view.ts';

const STALE_MS = 5 * 60_000;
const CHECK_EVERY_MS = 60_000;
const RETRY_AFTER_MS = 30_000;
/** Longer than a fetch usually takes; the lease of a process killed during a fetch expires after it. */
const CLAIM_MS = 20_000;
const WAIT_STEP_MS = 200;

/** Refreshes the catalog when it is stale, once across all callers and processes. */
@Injectable()
export class CatalogRefresher {
  private running: Promise<void> | undefined;
  private attemptedAt = 0;

  constructor(
    private readonly store: CatalogStore,
    private readonly printify: PrintifyService,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly clock: Clock,
    private readonly log: EventLog,
    @Inject(SETTINGS) private readonly settings: Settings,
    scheduler: Scheduler,
  ) {
    scheduler.schedule({
      name: 'catalog_check',
      everyMs: CHECK_EVERY_MS,
      run: async () => this.refreshIfStale((await this.store.readCatalog()).fetchedAt),
    });
  }

  /** Runs in the background; failures are retried. */
  refreshIfStale(fetchedAt: Date | null): void {
    const now = this.clock.now().getTime();
    const isStale = fetchedAt === null || now - fetchedAt.getTime() >= STALE_MS;
    if (!isStale || now - this.attemptedAt < RETRY_AFTER_MS) return;
    this.refresh(fetchedAt).catch((error: unknown) => this.log.warn('catalog_refresh_failed', error));
  }

  /** Replaces the catalog fetched at that time. Throws a 503 problem while Printify is unavailable. */
  refresh(fetchedAt: Date | null): Promise<void> {
    this.running ??= this.fetch(fetchedAt).finally(() => (this.running = undefined));
    return this.running;
  }

  private async fetch(replacedAt: Date | null): Promise<void> {
    const now = this.clock.now();
    this.attemptedAt = now.getTime();
    const until = new Date(now.getTime() + CLAIM_MS);
    if (!(await this.store.claim(replacedAt, now, until))) return this.waitForOtherProcess();
    try {
      const products = await this.printify.listProducts();
      const { origin } = new URL(this.settings.printify.apiBase);
      const catalogProducts = products.flatMap((product) => toCatalogProduct(product, origin) ?? []);
      if (await this.store.replace(catalogProducts, now)) await this.cacheInvalidation.invalidate('products');
    } finally {
      await this.store.release(until);
    }
  }

  private async waitForOtherProcess(): Promise<void> {
    for (let waited = 0; waited < this.settings.timeouts.catalog; waited += WAIT_STEP_MS) {
      if (!(await this.store.isClaimed(this.clock.now()))) return;
      await pause(WAIT_STEP_MS);
    }
  }
}
