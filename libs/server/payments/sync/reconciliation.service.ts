import { Inject, Injectable } from '@nestjs/common';
import { Clock, Scheduler, SETTINGS } from '@paniscus/server/platform';
import type { RunTask, Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { PaymentSyncService } from './payment-sync.service.ts';

const BATCH = 20;
const DAY_S = 86_400;
/** A payment is checked in every run while it is recent, then less and less often, and no longer after 30 days. */
const RECENT_S = 900;
const ABANDONED_AFTER_S = 30 * DAY_S;

/**
 * Polls the provider for open payments at startup and on a timer, so that lost webhooks are recovered. Each process
 * claims its rows, so several can share the work.
 */
@Injectable()
export class ReconciliationService {
  /** Syncs everything that is due. A call during a run joins that run. */
  readonly run: RunTask;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly paymentSync: PaymentSyncService,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    this.run = scheduler.poll({
      name: 'reconciliation',
      prepare: (cause) => (cause === 'start-up' ? this.markRecentAsDue() : Promise.resolve()),
      claim: (dueBy) => this.claim(dueBy),
      batch: BATCH,
      handle: (id, cause) => this.paymentSync.sync(id, cause),
    });
  }

  /** At startup every payment of the last day is due at once, whatever its schedule. */
  private async markRecentAsDue(): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - DAY_S * 1000);
    await this.dataSource.query(
      'UPDATE payments SET next_check_at = $1 WHERE next_check_at > $1 AND created_at > $2',
      [now, since],
    );
  }

  /** Claims due payments and schedules their next check in the same statement; a crash only delays the check. */
  private async claim(dueBy: Date): Promise<number[]> {
    const [rows] = await this.dataSource.query<[{ id: number }[], number]>(
      `UPDATE payments SET next_check_at = CASE
         WHEN $1::timestamptz - created_at > make_interval(secs => $2) THEN NULL
         WHEN $1::timestamptz - created_at > make_interval(secs => $3) THEN $1::timestamptz + ($1::timestamptz - created_at) / 4
         ELSE $1::timestamptz + make_interval(secs => $4) END
       WHERE id IN (SELECT id FROM payments WHERE next_check_at <= $6
                    ORDER BY next_check_at LIMIT $5 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [this.clock.now(), ABANDONED_AFTER_S, RECENT_S, this.settings.reconcileEveryS, BATCH, dueBy],
    );
    return rows.map(({ id }) => id);
  }
}
