import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Clock, ProblemException, repeatEvery, EventLog, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { PaymentSyncService } from './payment-sync.service.ts';

const BATCH = 20;
const DAY_S = 86_400;
/** A payment is checked in every run while it is young, then less and less often, and no longer after 30 days. */
const YOUNG_S = 900;
const GIVEN_UP_AFTER_S = 30 * DAY_S;

/**
 * Polls the provider for open payments at startup and on a timer, so that lost webhooks are recovered. Each process
 * claims its rows, so several can share the work.
 */
@Injectable()
export class ReconciliationService implements OnApplicationBootstrap, OnModuleDestroy {
  private stopRepeating = () => {};
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly paymentSync: PaymentSyncService,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  onApplicationBootstrap(): void {
    const onError = (error: unknown) => this.log.warn('reconciliation_failed', error);
    this.stopRepeating = repeatEvery(this.settings.reconcileEveryS * 1000, () => this.run(), onError);
    // Not awaited: readiness must not depend on an outside service.
    void this.hasten()
      .then(() => this.run('start-up'))
      .catch(onError);
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
    // Payments that become due meanwhile are left to the next run; otherwise a run with many open payments would never
    // end.
    const dueBy = this.clock.now();
    for (;;) {
      const ids = await this.claim(dueBy);
      for (const id of ids) {
        if (this.isStopping) return;
        await this.syncOne(id, cause);
      }
      if (ids.length < BATCH) return;
    }
  }

  private async syncOne(id: number, cause: string): Promise<void> {
    try {
      await this.paymentSync.sync(id, cause);
    } catch (error) {
      if (error instanceof ProblemException && error.getStatus() === 503) throw error;
      this.log.warn('reconciliation_of_one_failed', error);
    }
  }

  /** At startup every payment of the last day is due at once, whatever its schedule. */
  private async hasten(): Promise<void> {
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
      [this.clock.now(), GIVEN_UP_AFTER_S, YOUNG_S, this.settings.reconcileEveryS, BATCH, dueBy],
    );
    return rows.map(({ id }) => id);
  }
}
