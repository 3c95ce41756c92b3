import { Inject, Injectable } from '@nestjs/common';
import { Clock, Scheduler, SETTINGS } from '@paniscus/server/platform';
import type { RunTask, Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { RecurringDonationSync } from './recurring-sync.service.ts';

const BATCH = 20;
/**
 * Retry delay for a recurring donation that failed to sync for any reason other than the provider being unavailable.
 */
const RETRY_AFTER_S = 3600;

/**
 * Polls the provider for every recurring donation that is due, so that lost webhooks are recovered and expiring cards
 * noticed in time. Each process claims its rows, so several can share the work.
 */
@Injectable()
export class RecurringReconciliation {
  /** Syncs everything that is due. A call during a run joins that run. */
  readonly run: RunTask;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly paymentSync: RecurringDonationSync,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    this.run = scheduler.poll({
      name: 'recurring_reconciliation',
      claim: (dueBy) => this.claim(dueBy),
      batch: BATCH,
      handle: (id, cause) => this.paymentSync.sync(id, cause),
      release: (ids) => this.release(ids),
    });
  }

  /** When the provider is unavailable, the remaining rows are released for the next run. */
  private async release(ids: readonly number[]): Promise<void> {
    const nextCheckAt = new Date(this.clock.now().getTime() + this.settings.reconcileEveryS * 1000);
    await this.dataSource.query('UPDATE monthly_gifts SET next_check_at = $1 WHERE id = ANY($2)', [
      nextCheckAt,
      ids,
    ]);
  }

  /** Claims due rows and schedules their next check in the same statement; the sync then sets a better time. */
  private async claim(dueBy: Date): Promise<number[]> {
    const [rows] = await this.dataSource.query<[{ id: number }[], number]>(
      `UPDATE monthly_gifts SET next_check_at = $1::timestamptz + make_interval(secs => $2)
       WHERE id IN (SELECT id FROM monthly_gifts WHERE next_check_at <= $3
                    ORDER BY next_check_at LIMIT $4 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [this.clock.now(), Math.max(RETRY_AFTER_S, this.settings.reconcileEveryS), dueBy, BATCH],
    );
    return rows.map(({ id }) => id);
  }
}
