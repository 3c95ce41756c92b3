import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../common/clock.ts';
import { repeatEvery } from '../common/repeat.ts';
import { SecurityLog } from '../common/security-log.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { PrintifyService } from '../printify/print-shop.service.ts';
import { PagePurge } from '../web/page-purge.service.ts';
import { CatalogueStore } from './catalogue.store.ts';
import { toCatalogProduct } from './product.view.ts';

/** How old the catalogue may get before it is fetched again. */
const STALE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 60_000;
/** After a try that failed. */
const RETRY_AFTER_MS = 30_000;
/** Longer than a fetch usually takes; a process that was killed while it fetched holds the others up no longer. */
const CLAIM_MS = 20_000;
const WAIT_STEP_MS = 200;
const WAIT_MAX_MS = 12_000;

/** Fetches the catalogue now and then. However many ask, in however many processes, it is fetched once. */
@Injectable()
export class CatalogueRefresher implements OnApplicationBootstrap, OnModuleDestroy {
  private running: Promise<void> | undefined;
  private triedAt = 0;
  private stop = () => {};

  constructor(
    private readonly store: CatalogueStore,
    private readonly printify: PrintifyService,
    private readonly purge: PagePurge,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = repeatEvery(
      LOOK_EVERY_MS,
      async () => this.refreshIfStale((await this.store.catalogue()).fetchedAt),
      (error) => this.log.warn('catalogue_look_failed', error),
    );
  }

  onModuleDestroy(): void {
    this.stop();
  }

  /** In the background: nobody waits for it, and what goes wrong is tried again. */
  refreshIfStale(fetchedAt: Date | null): void {
    const now = this.clock.now().getTime();
    const isStale = fetchedAt === null || now - fetchedAt.getTime() >= STALE_MS;
    if (!isStale || now - this.triedAt < RETRY_AFTER_MS) return;
    this.refresh(fetchedAt).catch((error: unknown) => this.log.warn('catalogue_refresh_failed', error));
  }

  /** Fetches what comes after the catalogue of that time. Throws a problem of status 503 while the print shop is away. */
  refresh(fetchedAt: Date | null): Promise<void> {
    this.running ??= this.fetch(fetchedAt).finally(() => (this.running = undefined));
    return this.running;
  }

  private async fetch(replaced: Date | null): Promise<void> {
    const now = this.clock.now();
    this.triedAt = now.getTime();
    const until = new Date(now.getTime() + CLAIM_MS);
    if (!(await this.store.claim(replaced, now, until))) return this.untilOtherIsDone();
    try {
      const products = await this.printify.products();
      const { origin } = new URL(this.settings.printify.apiBase);
      const catalogued = products.flatMap((product) => toCatalogProduct(product, origin) ?? []);
      if (await this.store.replace(catalogued, now)) await this.purge.purge('products');
    } finally {
      await this.store.release(until);
    }
  }

  private async untilOtherIsDone(): Promise<void> {
    for (let waited = 0; waited < WAIT_MAX_MS; waited += WAIT_STEP_MS) {
      if (!(await this.store.isClaimed(this.clock.now()))) return;
      await pause(WAIT_STEP_MS);
    }
  }
}
