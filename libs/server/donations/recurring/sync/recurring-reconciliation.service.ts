import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Clock, ProblemException, repeatEvery, EventLog, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { RecurringDonationSync } from './recurring-sync.service.ts';

const BATCH = 20;
/**
 * Retry delay for a recurring donation that failed to sync for any reason other than the provider being unavailable.
 */
const AGAIN_S = 3600;

/**
 * Polls the provider for every recurring donation that is due, so that lost webhooks are recovered and expiring cards
 * noticed in time. Each process claims its rows, so several can share the work.
 */
@Injectable()
export class RecurringReconciliation implements OnApplicationBootstrap, OnModuleDestroy {
  private stopRepeating = () => {};
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly paymentSync: RecurringDonationSync,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  onApplicationBootstrap(): void {
    const onError = (error: unknown) => this.log.warn('monthly_reconciliation_failed', error);
    this.stopRepeating = repeatEvery(this.settings.reconcileEveryS * 1000, () => this.run(), onError);
    // Not awaited: readiness must not depend on an outside service.
    void this.run('start-up').catch(onError);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopRepeating();
    this.isStopping = true;
    await this.running?.catch(() => {});
  }

  /** Syncs everything that is due. A call during a run joins that run. */
  run(cause = 'reconciliation'): Promise<void> {
    this.running ??= this.syncAll(cause).finally(() => (this.running = undefined));
    return this.running;
  }

  private async syncAll(cause: string): Promise<void> {
    const dueBy = this.clock.now();
    for (;;) {
      const ids = await this.claim(dueBy);
      await this.syncSome(ids, cause);
      if (this.isStopping) return;
      if (ids.length < BATCH) return;
    }
  }

  /** When the provider is unavailable, the remaining rows are released for the next run. */
  private async syncSome(ids: readonly number[], cause: string): Promise<void> {
    const left = [...ids];
    try {
      for (const id of ids) {
        if (this.isStopping) break;
        await this.syncOne(id, cause);
        left.shift();
      }
    } finally {
      await this.giveBack(left);
    }
  }

  private async giveBack(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const soon = new Date(this.clock.now().getTime() + this.settings.reconcileEveryS * 1000);
    await this.dataSource.query('UPDATE monthly_gifts SET next_check_at = $1 WHERE id = ANY($2)', [
      soon,
      ids,
    ]);
  }

  /** A failing donation does not block the others; an unavailable provider ends the run. */
  private async syncOne(id: number, cause: string): Promise<void> {
    try {
      await this.paymentSync.sync(id, cause);
    } catch (error) {
      if (error instanceof ProblemException && error.getStatus() === 503) throw error;
      this.log.warn('monthly_reconciliation_of_one_failed', error);
    }
  }

  /** Claims due rows and schedules their next check in the same statement; the sync then sets a better time. */
  private async claim(dueBy: Date): Promise<number[]> {
    const [rows] = await this.dataSource.query<[{ id: number }[], number]>(
      `UPDATE monthly_gifts SET next_check_at = $1::timestamptz + make_interval(secs => $2)
       WHERE id IN (SELECT id FROM monthly_gifts WHERE next_check_at <= $3
                    ORDER BY next_check_at LIMIT $4 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [this.clock.now(), Math.max(AGAIN_S, this.settings.reconcileEveryS), dueBy, BATCH],
    );
    return rows.map(({ id }) => id);
  }
}
